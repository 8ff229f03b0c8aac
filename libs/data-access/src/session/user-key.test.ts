import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { readUserKey, storedUid } from './user-key';

const account = 'firebase:authUser:a-key:[DEFAULT]';

const aBrowser = (stored: Record<string, string>) => aTestStore({ stored }).storage;

test('reads the account id from the key of the provider', () => {
  expect(storedUid(aBrowser({ cart_data: '{"uid":"of the cart"}' }))).toBeNull();
  expect(storedUid(aBrowser({ cart_data: '{"uid":"of the cart"}', [account]: '{"uid":"u1"}' }))).toBe('u1');
  for (const text of ['null', '{', '{"uid":7}']) expect(storedUid(aBrowser({ [account]: text }))).toBeNull();
});

test('[STATE-13 AMB-18] only a stored name makes a person, and a stored account distinguishes two of one name', () => {
  expect(readUserKey(aBrowser({ [account]: '{"uid":"u1"}' }))).toBe('');
  expect(readUserKey(aBrowser({ validkey: 'Asha' }))).toBe(':Asha');
  expect(readUserKey(aBrowser({ validkey: 'Asha', [account]: '{"uid":"u1"}' }))).toBe('u1:Asha');
});
