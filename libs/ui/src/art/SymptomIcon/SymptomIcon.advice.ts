import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the twelve most searched symptoms, in the consultation.'],
  avoid: [
    'A doctor’s field: `SpecialityIcon`. A concern of the home screen: `ConcernArt`.',
    'To show how bad something is: it has one size and no colour of its own.',
  ],
  anatomy: [
    ['line', 'in the colour of the text', 'svg path:last-child'],
    ['print', 'its own shape, soft; `--art-soft` changes it', 'svg path:first-child'],
  ],
  keyboard: [],
};
