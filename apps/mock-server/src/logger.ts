import { pino, type Logger } from 'pino';
import { databaseTrouble } from './database/trouble.ts';

/**
 * Returns the parts of an error that the log keeps. A database error repeats the values that caused it, and they may be
 * health data. Of a database error, the log keeps only the code.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a value that is no error was thrown' };
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (databaseTrouble(error) !== 'none') return { type: error.name, code, errcode };
  return { type: error.name, code, message: error.message, stack: error.stack };
}

/** Creates a logger that writes one line of JSON for each event to standard output. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } });

export type { Logger };
