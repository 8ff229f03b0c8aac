const MARK = '::unhandled ';

/** Reports an error outside of every test, which no report names. */
export const tellUnhandled = (message: string): void => void process.stderr.write(`${MARK}${message}\n`);

/** Returns whether a runner's output has such an error; Vitest's own reporter calls it an unhandled error. */
export const readUnhandled = (log: string): boolean => /^::unhandled |^[^\n]*Unhandled (?:Error|Rejection)/m.test(log);
