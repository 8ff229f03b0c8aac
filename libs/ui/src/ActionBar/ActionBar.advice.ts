import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.2.0',
  status: 'new',
  use: [
    'On a screen that is longer than a phone and has one next step, such as paying for what is in the cart.',
    'Last in the box whose end it marks, which is as high as all that the sum belongs to.',
  ],
  avoid: ['More than one a screen: they would lie over each other.', 'A step without a sum: a `Button` in the page.'],
  anatomy: [
    ['above', 'a question before the step, where there is one'],
    ['sum', 'its name and the amount; below 1025 px', 'strong'],
    ['action', 'one button', 'button'],
  ],
  keyboard: [['Tab', 'the button, after all that stands before it']],
  words: ['The button says what happens: _Pay Now_, not _Continue_.'],
};
