import { expect, it } from 'vitest';
import { explainFailedWrite } from './disk-room.ts';
import { databaseErrorKind } from './error-kind.ts';

const failed = (errcode: number) => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });

it.each([
  ['a failed growth of the shared memory file', 4874, 0, 'full'],
  ['a failed fsync', 1034, 60_000, 'full'],
  ['a failed write', 778, 0, 'full'],
  ['a failed growth of the shared memory file', 4874, 70_000, 'away'],
  ['a failed write', 778, 1_000_000, 'away'],
  ['a failed read', 266, 0, 'away'],
  ['a corrupt file', 11, 0, 'other'],
])('%s with the code %i and %i bytes of room is %s', (_what, errcode, room, kind) => {
  expect(databaseErrorKind(explainFailedWrite(failed(errcode), () => room))).toBe(kind);
});

it('leaves an error outside the database as it is', () => {
  const error = new TypeError('x is undefined');
  expect(explainFailedWrite(error, () => 0)).toBe(error);
});
