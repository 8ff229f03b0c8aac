import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: ['Beside the name of a product: one star and the number, with one decimal.'],
  avoid: [
    'To filter by: `RatingChoice`, with five stars.',
    'To ask for a rating: nothing here can be pressed.',
    'A product without a rating: leave it out; never show 0.0.',
  ],
  anatomy: [
    ['star', 'decoration, in marigold'],
    ['number', 'from 1.0 to 5.0'],
    ['unit', 'for screen readers: _out of 5_'],
  ],
  keyboard: [],
};
