const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/**
 * The codes of SQLite with which a retry may succeed: SQLITE_BUSY, LOCKED, READONLY, IOERR and CANTOPEN
 * (https://sqlite.org/rescode.html).
 */
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

/**
 * Matches the SQLSTATE codes with which a retry may succeed
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection lost (08), shutdown or start (57P0x),
 * timeouts of a statement and a lock (57014, 55P03), too many connections (53300), limits of the configuration (53400),
 * and a write to a standby, which is read-only (25006).
 */
const POSTGRES_UNAVAILABLE = /^(08...|57P0[1-5]|57014|55P03|53300|53400|25006)$/;
const POSTGRES_FULL = '53100';
/** Matches a SQLSTATE code. The codes of Node's errors, such as ECONNRESET, have another length. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Matches the messages of those errors of the driver `pg` that have no code. */
const POSTGRES_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** Returns SQLite's result code without the bits of the extended code. */
const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** True while another process locks the database. */
export const isLocked = (error: unknown): boolean => primaryCode(error) === SQLITE_BUSY;

/**
 * Returns the kind of an error. 'away': the database is not available, and a retry may succeed. 'full': its disk has no
 * room. 'other': another error of the database. 'none': no error of a database.
 */
export function databaseErrorKind(error: unknown): 'away' | 'full' | 'other' | 'none' {
  if (!(error instanceof Error)) return 'none';
  // `findProducts` aborts a slow read with this error if the read, together with its wait for others, takes too long.
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
