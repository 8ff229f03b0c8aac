import { expect, it } from 'vitest';
import { databaseErrorKind } from './error-kind.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const sqlState = (code: string) => coded(code, { severity: 'ERROR' });

it.each([
  ['SQLite out of room', coded('ERR_SQLITE_ERROR', { errcode: 13 }), 'full'],
  ['SQLite busy, in an extended code', coded('ERR_SQLITE_ERROR', { errcode: 517 }), 'away'],
  ['SQLite failing to read', coded('ERR_SQLITE_ERROR', { errcode: 266 }), 'away'],
  ['an error in our SQL in SQLite', coded('ERR_SQLITE_ERROR', { errcode: 1 }), 'other'],
  ['PostgreSQL out of room', sqlState('53100'), 'full'],
  ['PostgreSQL shutting down', sqlState('57P01'), 'away'],
  ['PostgreSQL losing the connection', sqlState('08006'), 'away'],
  ['PostgreSQL cancelling a slow statement', sqlState('57014'), 'away'],
  ['PostgreSQL timing out on a lock', sqlState('55P03'), 'away'],
  ['an error in our SQL in PostgreSQL', sqlState('42601'), 'other'],
  ['a refused connection', coded('ECONNREFUSED'), 'away'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'away'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 'away'],
  ['an error outside the database', new TypeError('x is undefined'), 'none'],
  ['a missing file', coded('ENOENT'), 'none'],
  ['a text', 'thrown', 'none'],
])('the kind of %s', (_what, error, kind) => {
  expect(databaseErrorKind(error)).toBe(kind);
});
