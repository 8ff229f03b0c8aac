import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a word or two about the thing beside it: an offer, a state, a mark of quality.',
    '`offer` for prices that were lowered, `success` and `warning` for states, `neutral` for facts.',
    '`solid` where it lies on a picture, `subtle` everywhere else.',
  ],
  avoid: [
    'What can be pressed or taken away is a `Chip`.',
    'A rating is a `Rating`, which also reads itself out.',
    'More than one tone in a row of cards: then none of them is seen.',
    'A sentence; a badge does not wrap well.',
  ],
  drawn: [
    {
      right: { props: { children: '12% off' }, because: 'Two words or a figure.' },
      wrong: {
        props: { children: 'This product is twelve per cent cheaper today' },
        because: 'A sentence is no badge.',
      },
    },
  ],
  anatomy: [
    ['icon', 'repeats the words; may be left out'],
    ['words', 'two or three at most', 'span'],
  ],
  keyboard: [],
  words: ['No full stop, no capitals for shouting: _12% off_, _In stock_.'],
};
