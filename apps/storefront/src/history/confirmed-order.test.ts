import { expect, test } from 'vitest';
import { confirmedOrder } from './confirmed-order';

const paid = { pathname: '/', state: { orderId: 'NM-7K3F9Q' } };
const home = { pathname: '/', state: null };
const medicines = { pathname: '/medicines', state: null };

test.each([
  ['a payment, or the reload after it', [[paid, 'PUSH']], 'NM-7K3F9Q'],
  ['the payment screen, whose entry names the order too', [[{ ...paid, pathname: '/payment' }, 'REPLACE']], null],
  ['a state that other code has written', [[{ pathname: '/', state: { orderId: 7 } }, 'PUSH']], null],
  [
    'the skip link',
    [
      [paid, 'PUSH'],
      [home, 'POP'],
    ],
    'NM-7K3F9Q',
  ],
  [
    'a closed confirmation',
    [
      [paid, 'PUSH'],
      [home, 'REPLACE'],
    ],
    null,
  ],
  [
    'a closed confirmation, and Back to an older entry of it',
    [
      [paid, 'PUSH'],
      [home, 'POP'],
      [home, 'REPLACE'],
      [paid, 'POP'],
    ],
    null,
  ],
  [
    'a link to the home screen',
    [
      [paid, 'PUSH'],
      [home, 'PUSH'],
    ],
    null,
  ],
  [
    'another screen, and Back',
    [
      [paid, 'PUSH'],
      [medicines, 'PUSH'],
      [paid, 'POP'],
    ],
    null,
  ],
  [
    'another payment after that',
    [
      [paid, 'PUSH'],
      [medicines, 'PUSH'],
      [paid, 'PUSH'],
    ],
    'NM-7K3F9Q',
  ],
] as const)('after %s, which order the home screen confirms', (_what, visits, shown) => {
  const last = visits.reduce<string | null>(
    (before, [location, navigation]) => confirmedOrder(before, location, navigation),
    null,
  );
  expect(last).toBe(shown);
});
