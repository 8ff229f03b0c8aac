import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Below a list of which the server sends a page at a time.',
    'For lists in which people return to a place: the number of the page says where.',
  ],
  avoid: [
    'One page only: leave it out.',
    'A row that is leafed through for pleasure: `Carousel`.',
    'Steps of something that is done once: `Stepper`.',
  ],
  anatomy: [
    [
      'previous and next',
      'arrows, with words where there is room; off at the ends, yet in reach',
      'li:first-child button',
    ],
    ['numbers', 'first, last, the current one and its neighbours; seven places at most', '[aria-current=page]'],
    ['gap', 'never stands for a single page', 'li > span'],
  ],
  keyboard: [
    ['Tab', 'goes from one to the next'],
    ['Enter or Space', 'goes to the page; at the ends previous and next do nothing'],
  ],
  words: ['`labels.page` gives the whole name: _Page 3_. The screen says what has come: _300 products, page 3 of 30_.'],
};
