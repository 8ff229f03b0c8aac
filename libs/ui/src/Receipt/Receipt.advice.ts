import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For what was ordered and paid, on screen and on paper: it prints in black on white.'],
  avoid: ['Before the payment: `TotalsBox`, which says how the sum comes about.', 'As a tax invoice, which it is not.'],
  anatomy: [
    ['head', 'the mark of the shop and what the paper is', 'h3'],
    ['notice', 'what the paper is not', 'div + p'],
    ['facts', 'the number of the order and when it was placed', 'dl'],
    ['lines', 'a table: each product with how many and at what price, and the amount', 'tbody'],
    ['total', 'the last row', 'tfoot'],
  ],
  keyboard: [],
  words: ['Amounts keep their paise: _₹1,849.50_. A receipt of a demonstration says so at its head.'],
};
