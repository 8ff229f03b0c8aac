import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['Beside the cart and the payment: what is paid and how the sum comes about.'],
  avoid: [
    'The price of one thing: `Price`.',
    'Before the sum is known: keep its room with `Skeleton`; never show ₹0.00 for unknown.',
  ],
  anatomy: [
    ['title', 'names the region', 'h2'],
    ['rows', 'pairs of a name and an amount, with figures in a column', 'dl > div'],
    ['total', 'the loudest', 'dl > div:last-child'],
    ['note', 'taxes and the like', 'dl + p'],
  ],
  keyboard: [],
  words: ['Amounts keep their paise: _₹1,849.50_. The total is named as the contract has it.'],
};
