import { expect, it } from 'vitest';
import { medianOf } from './figure.ts';

it.each([
  { rounds: [3, 1, 2], text: '2' },
  { rounds: [1, 2, undefined], text: '2' },
  { rounds: [1, undefined, undefined], text: '–' },
  { rounds: [undefined, undefined, undefined], text: '–' },
])('the median of $rounds is $text, because a round without the figure counts as endless', ({ rounds, text }) => {
  expect(medianOf(rounds, 0)).toBe(text);
});
