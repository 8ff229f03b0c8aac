import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { personOf, storedUid } from './person';
import { usePerson } from './usePerson';

const account = 'firebase:authUser:a-key:[DEFAULT]';

function aBrowser(stored: Record<string, string>) {
  const { store, disk } = aTestStore();
  for (const [key, text] of Object.entries(stored)) disk.local.set(key, text);
  return { store, storage: store.services.storage };
}

test('the number of the account is read from under the key of the provider, among other keys', () => {
  const { storage } = aBrowser({ cart_data: '{"uid":"of the cart"}', [account]: '{"uid":"u1"}' });
  expect(storedUid(storage)).toBe('u1');
});

test.each(['null', '"u1"', '7', '{}', '[]', '{"uid":7}', '{"uid":null}', '{'])(
  'an account stored as %s has no number',
  (text) => {
    expect(storedUid(aBrowser({ [account]: text }).storage)).toBeNull();
  },
);

test('without an account there is no number', () => {
  expect(storedUid(aBrowser({}).storage)).toBeNull();
});

test('[STATE-13 AMB-18] a guest is nobody, whatever account is stored; the name alone makes somebody', () => {
  expect(personOf(aBrowser({ [account]: '{"uid":"u1"}' }).storage)).toBe('');
  expect(personOf(aBrowser({ validkey: 'Asha' }).storage)).toBe(':Asha');
  expect(personOf(aBrowser({ validkey: 'Asha', [account]: '{"uid":"u1"}' }).storage)).toBe('u1:Asha');
});

test('a component follows who it is', () => {
  const { store, storage } = aBrowser({ validkey: 'Asha' });
  const { newest, after } = aHookAtOnce(store, usePerson, undefined);
  expect(newest()).toBe(':Asha');
  after(() => storage.write('local', 'validkey', 'Ravi'));
  expect(newest()).toBe(':Ravi');
  after(() => storage.remove('local', 'validkey'));
  expect(newest()).toBe('');
});

test('a prerendered page does not know yet who it is, which is not to be a guest', () => {
  const { store } = aBrowser({ validkey: 'Asha' });
  const Probe = () => JSON.stringify(usePerson());
  expect(
    renderToString(
      <Provider store={store}>
        <Probe />
      </Provider>,
    ),
  ).toBe('null');
});
