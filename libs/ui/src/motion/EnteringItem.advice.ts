import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For an item that comes into a list because the shopper has done something: put back, added, found.',
    'Fetched on demand: the code that moves it is not needed before the first press.',
  ],
  avoid: [
    'For what a page is opened with: it is there from the start and comes from nowhere.',
    'Outside a list: it is an `<li>`.',
  ],
  anatomy: [['item', 'what came in, eight pixels below its place at first', 'li']],
  keyboard: [],
};
