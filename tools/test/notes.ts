const MARK = '::note ';
/** The variable that is set for a runner whose output is parsed. */
const variable = 'NOTES_ARE_READ';

/** The environment of a runner whose notes are read from its output. */
export const readByUs: Readonly<Record<string, string>> = { [variable]: '1' };

/** Prints a line, such as a useful number, that `npm test` shows beside the outcome of the running check. */
export const note = (words: string): void =>
  void process.stdout.write(`${process.env[variable] ? MARK : ''}${words}\n`);

/** Returns the lines that a check printed with `note`, from its whole output. */
export const readNotes = (log: string): string[] =>
  log.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []));
