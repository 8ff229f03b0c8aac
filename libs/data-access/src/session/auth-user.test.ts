import { expect, test } from 'vitest';
import { nameOf, toAuthFailure } from './auth-user';

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
