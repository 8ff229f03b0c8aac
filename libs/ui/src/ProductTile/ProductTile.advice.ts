import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: [
    'For a product in a row of the home screen, inside a `Carousel`.',
    'With `deliveryDay` where a day is promised; `null` keeps its room until the day is known.',
  ],
  avoid: [
    'The listing: `ProductCard`, which has facts and a button.',
    'A package of tests: `CheckupCard`; a test: `PathologyCard`.',
  ],
  anatomy: [
    ['picture', 'beside the words from 17rem on'],
    ['name', 'the link; the whole tile is pressed'],
    ['sentence', 'what it is'],
    ['marks', 'rating, ISO, safe'],
    ['delivery', 'a line that never makes the tile jump'],
    ['price', 'at the foot'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
