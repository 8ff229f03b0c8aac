import { pino, type Logger } from 'pino';
import { databaseErrorKind } from './database/error-kind.ts';

/**
 * Returns what the log keeps of an error. Of a database error it is only the code: the message may contain health data.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a value that is no error was thrown' };
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (databaseErrorKind(error) !== 'none') return { type: error.name, code, errcode };
  return { type: error.name, code, message: error.message, stack: error.stack };
}

/** Returns a logger that writes lines of JSON to standard output. Errors under the key `err` pass `describeError`. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } });

export type { Logger };
