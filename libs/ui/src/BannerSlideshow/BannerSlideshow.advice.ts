import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Once, at the top of the home screen, for up to five things the shop does.',
    'Each slide with one way on and words that make sense without its picture.',
  ],
  avoid: [
    'Products or anything that has to be compared stand in a `Carousel`, which never moves by itself.',
    'What every shopper must see: most see only the first slide. Put it on the page, in a `Section`.',
    'A single banner: draw it as it is.',
  ],
  anatomy: [
    ['stage', 'one slide at a time, which follows a finger; the others cannot be reached', 'div[aria-live]'],
    ['eyebrow, title, text', 'words, never part of the picture', '[data-current] > :first-child'],
    ['action', 'a large `Button` as a link', '[data-current] a'],
    ['picture', 'decoration, fetched one slide ahead', '[data-current] img'],
    [
      'controls',
      'pause or play, and a bar for each slide; before the slides for the keyboard',
      ':has(+ div[aria-live])',
    ],
  ],
  keyboard: [
    ['Tab', 'pause or play, then the bars, then the action of the slide in view; coming from outside stops the show'],
    ['Enter', 'follows the action'],
    ['Enter or Space', 'on the first control plays or pauses; on a bar shows its slide and stops'],
  ],
  words: ['The title says what the shopper gets, the action what happens: _Lab tests at home_ — _Book a test_.'],
};
