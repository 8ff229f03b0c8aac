const MARK = '::note ';
/** Set for a runner whose output is read. */
const variable = 'NOTES_ARE_READ';

/** The environment of a runner whose notes are read from its output. */
export const readByUs: Readonly<Record<string, string>> = { [variable]: '1' };

/** Has `npm test` show a line beside the outcome of the check that is running: a number worth knowing. */
export const note = (words: string): void =>
  void process.stdout.write(`${process.env[variable] ? MARK : ''}${words}\n`);

/** The lines that a check has asked to show, from its whole output. */
export const readNotes = (log: string): string[] =>
  log.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []));
