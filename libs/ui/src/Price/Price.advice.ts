import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: [
    'Wherever a price stands. It groups lakhs, aligns figures and reads out what is paid and what was.',
    '`lg` where the price is the point of the screen, `md` in cards, `sm` in rows.',
  ],
  avoid: [
    'A sum of several prices: `TotalsBox`.',
    'An amount inside a sentence: `formatRupees` alone.',
    'With `mrpRupees` at or below the amount: nothing is struck then.',
  ],
  anatomy: [
    ['amount', 'what is paid; the loudest text of a card'],
    ['MRP', 'struck, and announced as such'],
    ['discount', 'a `Badge` in marigold'],
  ],
  keyboard: [],
  words: ['`labels.now` and `labels.mrp` are heard, not seen: _Price_, _MRP_.'],
};
