import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For one statement that is true or not: terms, a wish, a condition.',
    'For several of which any number may be chosen, with a legend around them.',
  ],
  avoid: [
    'One of a few: `RadioCardGroup`, or `SelectField` where room is short.',
    'A choice that takes effect at once in a bar of filters: `Chip`.',
    'Groups of filters: `FilterPanel` draws the boxes and their legends.',
  ],
  drawn: [
    {
      right: { props: { label: 'Only what is in stock' }, because: 'Says what is on when it is ticked.' },
      wrong: { props: { label: 'Do not show what is not in stock' }, because: 'Two negations.' },
    },
  ],
  anatomy: [
    ['box', '20 px in a line that is 44 px high to press', 'input'],
    ['label', 'any content; pressing it ticks the box', 'label > span'],
    ['hint', 'what follows from ticking it'],
    ['error', 'below, read out when it appears'],
  ],
  keyboard: [
    ['Tab', 'reaches the box'],
    ['Space', 'ticks or clears it'],
  ],
  words: ['A statement that the shopper agrees to, never a denial: _Send me offers_, not _Do not send me offers_.'],
};
