import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the nine health concerns of the home screen.'],
  avoid: ['A symptom that somebody has now: `SymptomIcon`.', 'A doctor’s field: `SpecialityIcon`.'],
  anatomy: [
    ['line', 'in the colour of the text'],
    ['print', 'its own shape, soft; `--art-soft` changes it'],
  ],
  keyboard: [],
};
