import { ChunkLoadError } from '@niramaya/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { nameOf, toAuthFailure } from './auth-user';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['auth/invalid-credential', 'credentials'],
  ['auth/email-already-in-use', 'emailInUse'],
  ['auth/weak-password', 'weakPassword'],
  ['auth/invalid-email', 'invalidEmail'],
  ['auth/too-many-requests', 'tooMany'],
  ['auth/network-request-failed', 'offline'],
  ['auth/internal-error', 'other'],
])('[ERROR-09] %s is of the kind %s and keeps its message', (code, kind) => {
  expect(toAuthFailure({ code, message: `Firebase: Error (${code}).` })).toEqual({
    code: code.slice('auth/'.length),
    message: `Firebase: Error (${code}).`,
    kind,
  });
});

test.each([
  ['offline', false, 'Firebase: Error (auth/network-request-failed).'],
  ['online', true, 'Loading chunk identity failed'],
])(
  '[ERROR-10 ERROR-23] an SDK whose code did not load is a missing network on a device that is %s',
  (_, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    expect(toAuthFailure(new ChunkLoadError('identity'))).toEqual({
      code: 'network-request-failed',
      message,
      kind: 'offline',
    });
  },
);

test('[ERROR-11] an own programming error is an internal error', () => {
  expect(toAuthFailure(new TypeError('x is undefined'))).toEqual({
    code: 'internal-error',
    message: 'x is undefined',
    kind: 'other',
  });
});

test('[AMB-17] the name is the display name, else the e-mail, else the uid', () => {
  const user = { uid: 'u1', email: 'asha@example.in', displayName: 'Asha' };
  expect(nameOf(user)).toBe('Asha');
  for (const displayName of ['', ' \u200b']) expect(nameOf({ ...user, displayName })).toBe('asha@example.in');
  expect(nameOf({ ...user, displayName: null, email: null })).toBe('u1');
});
