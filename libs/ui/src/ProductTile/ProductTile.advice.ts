import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a product in a row of the home screen, inside a `Carousel`.',
    'With `deliveryDay` where a day is promised; `null` keeps its room until the day is known.',
  ],
  avoid: [
    'The listing: `ProductCard`, which has facts and a button.',
    'A package of tests: `CheckupCard`; a test: `PathologyCard`.',
  ],
  anatomy: [
    ['picture', 'beside the words from 17rem on', 'article > div > div'],
    ['name', 'the link; the whole tile is pressed', 'h3'],
    ['sentence', 'what it is', 'h3 + p'],
    ['marks', 'rating, ISO, safe', 'svg'],
    ['delivery', 'a line that never makes the tile jump', 'p b'],
    ['price', 'at the foot', 'span:has(> span > del)'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
