import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: [
    'When there is nothing, and that is no error: an empty cart, no filter that matches, no member yet.',
    'With one way on: to the shop, to other filters.',
  ],
  avoid: [
    'What did not load: `ErrorState`, which is read out at once and offers another try.',
    'What has not loaded yet: `Skeleton` with a `LoadingText`.',
    'A small list inside a card: a line of text is enough.',
  ],
  anatomy: [
    ['illustration', 'an `Illustration`, decoration'],
    ['title', 'what is missing'],
    ['text', 'why, or what it is for'],
    ['action', 'one button or link'],
  ],
  keyboard: [
    ['Tab', 'reaches the way on'],
    ['Enter', 'takes it'],
  ],
  words: ['Say what is there to do, not what went wrong: _Your cart is empty_ — _Browse medicines_.'],
};
