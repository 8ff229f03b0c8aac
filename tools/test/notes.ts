const MARK = '::note ';

/** Has `npm test` show a line beside the outcome of the check that is running: a number worth knowing. */
export const note = (words: string): void => void process.stdout.write(`${MARK}${words}\n`);

/** The lines that a check has asked to show, from its whole output. */
export const readNotes = (log: string): string[] =>
  log.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []));
