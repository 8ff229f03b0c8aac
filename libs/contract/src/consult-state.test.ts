import { expect, it } from 'vitest';
import { consultStateIn } from './consult-state.ts';

it.each([
  [{ consult: true }, { consult: true }],
  // What was paid from an entry of the consultation stands beside its mark, and is not handed on.
  [{ consult: true, orderId: 'NM-1' }, { consult: true }],
  [{ consult: 'true' }, null],
  [{ orderId: 'NM-1' }, null],
  ['consult', null],
  [null, null],
  [undefined, null],
])('an entry that holds %j hands on %j', (state, handedOn) => {
  expect(consultStateIn(state)).toEqual(handedOn);
});
