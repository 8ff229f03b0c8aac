import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For three or four figures about the shop, at the end of the home screen.'],
  avoid: ['Figures that change with what the shopper does: `TotalsBox`, or text.', 'A figure that cannot be proved.'],
  anatomy: [
    ['figure', 'as it is claimed; it stands still, nothing counts up', 'dd'],
    ['label', 'what is counted', 'dt'],
    ['words', 'the figure in Indian words, where it is not one of ours', 'dt span'],
  ],
  keyboard: [],
  words: ['`words` says it as one would: _3.1 crore and more_.'],
};
