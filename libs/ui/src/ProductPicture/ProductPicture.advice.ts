import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For the pack shot of a product. Its box keeps the room, whether the picture comes late or never.',
    '`eager` for the first screenful alone.',
  ],
  avoid: [
    'Art of our own, which is always there: `Illustration`, `BrandMark` and the other families.',
    'An emblem or an icon.',
  ],
  anatomy: [
    ['frame', 'a square as large as the box around it', ':has(> img)'],
    ['picture', 'fetched when it comes near', 'img'],
    ['mark', 'in place of a picture that did not come'],
  ],
  keyboard: [],
  words: ['`alt` is empty where the name stands beside it, else the name of the product.'],
};
