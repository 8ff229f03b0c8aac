import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the sixteen specialities of the consultation.'],
  avoid: ['What somebody feels: `SymptomIcon`. A concern that leads to products: `ConcernIcon`.'],
  anatomy: [
    ['line', 'in the colour of the text'],
    ['print', 'its own shape, soft; `--art-soft` changes it'],
  ],
  keyboard: [],
};
