const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
// Locked, read-only, input or output failed, cannot open.
const SQLITE_UNAVAILABLE = new Set([SQLITE_BUSY, 6, 8, 10, 14]);

const NETWORK_UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// Connection lost, shutdown or start, too many connections, timeout, read-only standby.
const POSTGRES_UNAVAILABLE = /^(08...|57P0[1-5]|57014|55P03|53300|53400|25006)$/;
const POSTGRES_FULL = '53100';
const SQL_STATE = /^[0-9A-Z]{5}$/;

const POSTGRES_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed)/;

const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** True while another process locks the database. */
export const isLocked = (error: unknown): boolean => primaryCode(error) === SQLITE_BUSY;

/** 'away' merits a retry; 'none' is no database error. */
export function databaseErrorKind(error: unknown): 'away' | 'full' | 'other' | 'none' {
  if (!(error instanceof Error)) return 'none';
  // Of a slow read that has waited for others too long.
  if (error.name === 'TimeoutError') return 'away';
  const primary = primaryCode(error);
  if (primary === SQLITE_FULL) return 'full';
  if (primary !== undefined) return SQLITE_UNAVAILABLE.has(primary) ? 'away' : 'other';
  if (POSTGRES_MESSAGES.test(error.message)) return 'away';
  if (!('code' in error) || typeof error.code !== 'string') return 'none';
  if (NETWORK_UNAVAILABLE.has(error.code)) return 'away';
  if (!('severity' in error && SQL_STATE.test(error.code))) return 'none';
  if (error.code === POSTGRES_FULL) return 'full';
  return POSTGRES_UNAVAILABLE.test(error.code) ? 'away' : 'other';
}
