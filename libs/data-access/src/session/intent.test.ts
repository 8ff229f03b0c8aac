import { expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { forgetIntent, rememberIntent, useIntent } from './intent';

function aTab(name: string | null) {
  const { store, disk, session } = aTestStore();
  if (name !== null) disk.local.set('validkey', name);
  return { store, disk, session, mount: () => aHookAtOnce(store, useIntent, undefined) };
}

test.each(['cart', 'consultation'] as const)('%s is offered to anyone who has signed in since', (intent) => {
  const { store, session, mount } = aTab('Asha');
  rememberIntent(store.services.storage, intent);
  expect([...session]).toEqual([['niramaya.intent', intent]]);
  expect(mount().newest()).toBe(intent);
});

test('a guest is offered nothing until the sign-in', () => {
  const { store, mount } = aTab(null);
  rememberIntent(store.services.storage, 'cart');
  const { newest, after } = mount();
  expect(newest()).toBeNull();
  after(() => store.services.storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toBe('cart');
});

test('an offer that was taken or declined is gone', () => {
  const { store, session, mount } = aTab('Asha');
  rememberIntent(store.services.storage, 'cart');
  const { newest, after } = mount();
  after(() => forgetIntent(store.services.storage));
  expect([newest(), session.size]).toEqual([null, 0]);
});

test.each(['', 'payment', 'Cart'])('%j is no place of the shop', (text) => {
  const { session, mount } = aTab('Asha');
  session.set('niramaya.intent', text);
  expect(mount().newest()).toBeNull();
});
