import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Wherever a price stands. It groups lakhs, aligns figures and reads out what is paid and what was.',
    '`lg` where the price is the point of the screen, `md` in cards, `sm` in rows.',
  ],
  avoid: [
    'A sum of several prices: `TotalsBox`.',
    'An amount inside a sentence: `formatRupees` alone.',
    'With `mrpRupees` at or below the amount: nothing is struck then.',
  ],
  drawn: [
    {
      right: {
        props: { amountRupees: 220, mrpRupees: 250, discountText: '12% off' },
        because: 'The discount beside the MRP that it comes from.',
      },
      wrong: { props: { amountRupees: 220, discountText: '12% off' }, because: 'Off what?' },
    },
  ],
  anatomy: [
    ['amount', 'what is paid; the loudest text of a card', 'span:has(+ * > del)'],
    ['MRP', 'struck, and announced as such', ':has(> del)'],
    ['discount', 'a `Badge` in marigold', ':has(> del) + *'],
  ],
  numberedIn: 'On Sale',
  keyboard: [],
  words: ['`labels.now` and `labels.mrp` are heard, not seen: _Price_, _MRP_.'],
};
