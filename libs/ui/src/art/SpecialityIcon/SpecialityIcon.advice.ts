import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the sixteen specialities of the consultation.'],
  avoid: ['What somebody feels: `SymptomIcon`. A concern that leads to products: `ConcernArt`.'],
  anatomy: [
    ['line', 'in the colour of the text', 'svg path:last-child'],
    ['print', 'its own shape, soft; `--art-soft` changes it', 'svg path:first-child'],
  ],
  keyboard: [],
};
