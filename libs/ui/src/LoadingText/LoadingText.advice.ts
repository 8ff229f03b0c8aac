import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Beside the `Skeleton` of a list or a screen, once, with the words that the contract fixes.',
    'Where something short is under way and nothing else on screen says so.',
  ],
  avoid: ['The button that was pressed: its own `busyLabel`.', 'Several at a time: each would be read out.'],
  drawn: [
    {
      right: { props: { children: 'Loading your orders…' }, because: 'Says what is coming.' },
      wrong: { props: { children: 'Please wait' }, because: 'For what?' },
    },
  ],
  anatomy: [
    ['spinner', 'decoration', 'svg'],
    ['words', 'a status, read out when the reader is done', 'span'],
  ],
  keyboard: [],
  words: ['The contract fixes most of them: _...Loading_.'],
};
