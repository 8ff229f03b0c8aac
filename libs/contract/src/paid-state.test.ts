import { expect, it } from 'vitest';
import { orderIdIn } from './paid-state.ts';

it.each([
  [{ orderId: 'NM-1' }, 'NM-1'],
  [{ orderId: 7 }, null],
  [{ page: 2 }, null],
  ['NM-1', null],
  [null, null],
  [undefined, null],
])('an entry that holds %j is about %j', (state, id) => {
  expect(orderIdIn(state)).toBe(id);
});
