import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the emblem of one of the nine featured brands, with its name beside it.'],
  avoid: ['As a link of its own: `BrandTile`.', 'A real company’s mark: all nine are our own inventions.'],
  anatomy: [['emblem', 'a square; hidden from screen readers, since the name stands beside it', 'img']],
  keyboard: [],
};
