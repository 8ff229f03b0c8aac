import { pino, type Logger } from 'pino';
import { databaseTrouble } from './database/trouble.ts';

/**
 * What the log keeps of a fault. A database error repeats the values it stumbled over, and they may be health data:
 * of those only the code is kept.
 */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a value that is no error was thrown' };
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (databaseTrouble(error) !== 'none') return { type: error.name, code, errcode };
  return { type: error.name, code, message: error.message, stack: error.stack };
}

/** JSON, one line an event, to standard output. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } });

export type { Logger };
