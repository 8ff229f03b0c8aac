import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'On the page of a medicine, beside the price: whether a prescription is needed must be known before the cart.',
    'For every product, also where none is needed: silence would leave the shopper to guess.',
  ],
  avoid: [
    'An offer or a state of stock is a `Badge`.',
    'Advice on how to take a medicine stands in the notes of its page, not in this label.',
  ],
  drawn: [
    {
      right: { props: { meaning: 'Sold on prescription only.' }, because: 'What it means for the shopper.' },
      wrong: { props: { meaning: 'Drugs and Cosmetics Rules, 1945' }, because: 'Where it comes from.' },
    },
  ],
  anatomy: [
    [
      'sign',
      'what the pack carries: Rx, NRx or XRx; a shield where no prescription is needed; hidden from screen readers',
      '[aria-hidden]',
    ],
    ['name', 'the same in words, with the schedule', 'p'],
    ['meaning', 'what it means for the shopper, in one sentence', 'p + p'],
  ],
  keyboard: [],
  words: ['Name the schedule with its letter; say what the shopper does, not which rule it is.'],
};
