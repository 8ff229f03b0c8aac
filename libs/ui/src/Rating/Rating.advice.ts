import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['Beside the name of a product: one star and the number, with one decimal.'],
  avoid: [
    'To filter by: `RatingChoice`, with five stars.',
    'To ask for a rating: nothing here can be pressed.',
    'A product without a rating: leave it out; never show 0.0.',
  ],
  drawn: [
    {
      right: { props: { value: 4.2, label: 'out of 5' }, because: 'Says of how many.' },
      wrong: { props: { value: 4.2, label: '' }, because: 'A screen reader hears a bare number.' },
    },
  ],
  anatomy: [
    ['star', 'decoration, in marigold', 'svg'],
    ['number', 'from 1.0 to 5.0'],
    ['unit', 'for screen readers: _out of 5_'],
  ],
  keyboard: [],
};
