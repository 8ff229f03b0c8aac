import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: [
    'Beside the `Skeleton` of a list or a screen, once, with the words that the contract fixes.',
    'Where something short is under way and nothing else on screen says so.',
  ],
  avoid: ['The button that was pressed: its own `busyLabel`.', 'Several at a time: each would be read out.'],
  anatomy: [
    ['spinner', 'decoration'],
    ['words', 'a status, read out when the reader is done'],
  ],
  keyboard: [],
  words: ['The contract fixes most of them: _...Loading_.'],
};
