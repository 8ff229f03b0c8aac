import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For what the shop does: delivery, lab tests, doctors, plans.'],
  avoid: ['A category of products: `CategoryIcon`.', 'A general sign (a cross, an arrow): Lucide, imported by name.'],
  anatomy: [
    ['line', 'in the colour of the text', 'svg path:last-child'],
    ['print', 'its own shape, soft; `--art-soft` changes it', 'svg path:first-child'],
  ],
  keyboard: [],
};
