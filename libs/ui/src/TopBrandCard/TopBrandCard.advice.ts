import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a brand with a sentence about it, from the server; it leads to the list.',
    '`TopBrandCardSkeleton` keeps its room.',
  ],
  avoid: ['Only emblem and name: `BrandTile`.', 'A product: `ProductTile`.'],
  anatomy: [
    ['picture', 'of the brand’s best-known product', 'img'],
    ['name', 'the link and a heading; the whole card is pressed', 'h3'],
    ['sentence', 'what the brand is known for', 'h3 + p'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
