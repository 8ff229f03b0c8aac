import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../http/error-handler.ts';
import { listen } from '../http/listen.ts';
import { logRequests } from '../http/request-log.ts';
import { createLogger } from '../logger.ts';
import { databaseErrorKind } from './error-kind.ts';

function diskFull(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('create table filler (text); pragma max_page_count = 3');
  try {
    for (;;) database.exec(`insert into filler values ('${'x'.repeat(4000)}')`);
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const sqlState = (code: string) => coded(code, { severity: 'ERROR' });

describe('database errors', () => {
  it.each([
    ['SQLite out of room', diskFull(), 'full'],
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
  ])('%s', (_what, error, kind) => {
    expect(databaseErrorKind(error)).toBe(kind);
  });

  it.each([
    ['no room', diskFull(), 507, 'storage-full', null],
    ['no database', coded('ECONNREFUSED'), 503, 'unavailable', '5'],
    ['an error in our code', new TypeError('select secret from /etc/passwd'), 500, 'server-fault', null],
    ['an error in our SQL', sqlState('42601'), 500, 'server-fault', null],
    ['a thrown text', 'secret', 500, 'server-fault', null],
  ])('%s gets problem details without internal details', async (_what, error, status, kind, retryAfter) => {
    const app = express();
    app.use(logRequests(createLogger('silent')));
    app.get('/', () => {
      throw error;
    });
    app.use(errorHandler);
    const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
    const response = await fetch(server.url);
    const text = await response.text();
    await server.close();
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
      retryAfter,
    ]);
    expect(JSON.parse(text)).toMatchObject({ type: `urn:niramaya:problem:${kind}`, status });
    expect(text).not.toMatch(/secret|passwd|ECONN|\.ts/);
  });
});
