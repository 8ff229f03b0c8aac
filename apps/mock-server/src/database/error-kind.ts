/** 'away' merits a retry; 'none' is no database error. */
export type DatabaseErrorKind = 'away' | 'full' | 'other' | 'none';

const SQLITE = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 };
const SQLITE_UNAVAILABLE = new Set([
  SQLITE.busy,
  SQLITE.locked,
  SQLITE.readOnly,
  SQLITE.inputOutput,
  SQLITE.cannotOpen,
]);

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

const PRIMARY = 0xff;

function sqliteErrorKind(errcode: number): DatabaseErrorKind {
  const primary = errcode & PRIMARY;
  if (primary === SQLITE.full) return 'full';
  return SQLITE_UNAVAILABLE.has(primary) ? 'away' : 'other';
}

function postgresErrorKind(code: string): DatabaseErrorKind {
  if (code === POSTGRES_FULL) return 'full';
  return POSTGRES_UNAVAILABLE.test(code) ? 'away' : 'other';
}

/** True while another process locks the database. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & PRIMARY) === SQLITE.busy;

/** Knows the errors of both engines. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind {
  if (!(error instanceof Error)) return 'none';
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteErrorKind(error.errcode);
  if (POSTGRES_MESSAGES.test(error.message)) return 'away';
  if (!('code' in error) || typeof error.code !== 'string') return 'none';
  if (NETWORK_UNAVAILABLE.has(error.code)) return 'away';
  return 'severity' in error && SQL_STATE.test(error.code) ? postgresErrorKind(error.code) : 'none';
}
