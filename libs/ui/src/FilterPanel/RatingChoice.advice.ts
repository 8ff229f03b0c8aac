import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['As the label of a box that filters by rating.'],
  avoid: [
    'The rating of a product: `Rating`, one star and a number, which takes less room.',
    'To let somebody rate: nothing here can be pressed.',
  ],
  anatomy: [
    ['number', 'what the filter asks for', 'span:has(+ * + * > svg)'],
    ['unit', 'for screen readers: _stars_', 'span:has(+ * > svg)'],
    ['stars', 'five, as many filled as the number says; decoration', 'span:has(> svg)'],
  ],
  keyboard: [],
};
