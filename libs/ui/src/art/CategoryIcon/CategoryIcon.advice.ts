import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the five categories of products: in menus, chips and the listing.'],
  avoid: [
    'A health concern: `ConcernArt`. A service of the shop: `ServiceIcon`.',
    'Larger than 96 px: it is an icon, not a picture.',
  ],
  anatomy: [
    ['line', 'in the colour of the text', 'svg path:last-child'],
    ['print', 'its own shape, soft and a little out of register; `--art-soft` changes it', 'svg path:first-child'],
  ],
  keyboard: [],
};
