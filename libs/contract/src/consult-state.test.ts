import { expect, it } from 'vitest';
import { consultStateIn } from './consult-state.ts';

it.each([
  [{ consult: true }, { consult: true }],
  // The order paid from an entry of the consultation is beside the mark. It is not passed on.
  [{ consult: true, orderId: 'NM-1' }, { consult: true }],
  [{ consult: 'true' }, null],
  [{ orderId: 'NM-1' }, null],
  ['consult', null],
  [null, null],
  [undefined, null],
])('an entry that holds %j hands on %j', (state, handedOn) => {
  expect(consultStateIn(state)).toEqual(handedOn);
});
