import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { readUserKey, storedUid, useUserKey } from './user-key';

const account = 'firebase:authUser:a-key:[DEFAULT]';

function aBrowser(stored: Record<string, string>) {
  const { store, disk } = aTestStore();
  for (const [key, text] of Object.entries(stored)) disk.local.set(key, text);
  return { store, storage: store.services.storage };
}

test('reads the account number from the key of the provider', () => {
  expect(storedUid(aBrowser({ cart_data: '{"uid":"of the cart"}' }).storage)).toBeNull();
  expect(storedUid(aBrowser({ cart_data: '{"uid":"of the cart"}', [account]: '{"uid":"u1"}' }).storage)).toBe('u1');
  for (const text of ['null', '{', '{"uid":7}']) expect(storedUid(aBrowser({ [account]: text }).storage)).toBeNull();
});

test('[STATE-13 AMB-18] only a stored name makes a person, and a stored account distinguishes two of one name', () => {
  expect(readUserKey(aBrowser({ [account]: '{"uid":"u1"}' }).storage)).toBe('');
  expect(readUserKey(aBrowser({ validkey: 'Asha' }).storage)).toBe(':Asha');
  expect(readUserKey(aBrowser({ validkey: 'Asha', [account]: '{"uid":"u1"}' }).storage)).toBe('u1:Asha');
});

test('a component follows the person', () => {
  const { store, storage } = aBrowser({ validkey: 'Asha' });
  const { newest, after } = aMountedHook(store, useUserKey, undefined);
  expect(newest()).toBe(':Asha');
  after(() => storage.write('local', 'validkey', 'Ravi'));
  expect(newest()).toBe(':Ravi');
  after(() => storage.remove('local', 'validkey'));
  expect(newest()).toBe('');
});
