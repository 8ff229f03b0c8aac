import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { clearIntent, rememberIntent, useIntent } from './intent';

test('an intent waits in the tab until the sign-in, and is removed once read', () => {
  const { store, storage, session } = aTestStore();
  rememberIntent(storage, 'cart');
  expect([...session]).toEqual([['niramaya.intent', 'cart']]);
  const { newest, after } = aMountedHook(store, useIntent, undefined);
  expect(newest()).toBeNull();
  after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toBe('cart');
  after(() => storage.write('session', 'niramaya.intent', 'payment'));
  expect(newest()).toBeNull();
  after(() => clearIntent(storage));
  expect([newest(), session.size]).toEqual([null, 0]);
});
