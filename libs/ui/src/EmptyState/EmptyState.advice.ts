import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'When there is nothing, and that is no error: an empty cart, no filter that matches, no member yet.',
    'With one way on: to the shop, to other filters.',
  ],
  avoid: [
    'What did not load: `ErrorState`, which is read out at once and offers another try.',
    'What has not loaded yet: `Skeleton` with a `LoadingText`.',
    'A small list inside a card: a line of text is enough.',
  ],
  drawn: [
    {
      right: {
        props: { title: 'Your cart is empty', text: 'What you add stays here until you pay.' },
        because: 'Says what would be here.',
      },
      wrong: { props: { title: 'No data', text: '' }, because: 'Leaves the shopper alone.' },
    },
  ],
  anatomy: [
    ['illustration', 'an `Illustration`, decoration', 'svg, img'],
    ['title', 'what is missing', 'h2'],
    ['text', 'why, or what it is for', 'h2 + p'],
    ['action', 'one button or link', 'a, button'],
  ],
  keyboard: [
    ['Tab', 'reaches the way on'],
    ['Enter', 'takes it'],
  ],
  words: ['Say what is there to do, not what went wrong: _Your cart is empty_ — _Browse medicines_.'],
};
