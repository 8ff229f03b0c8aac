const MARK = '::unhandled ';

/** Says that something failed outside of every test: no report names it. */
export const tellUnhandled = (message: string): void => void process.stderr.write(`${MARK}${message}\n`);

/** Whether a runner has said so; Vitest's own reporter calls it an unhandled error. */
export const readUnhandled = (log: string): boolean => /^::unhandled |^[^\n]*Unhandled (?:Error|Rejection)/m.test(log);
