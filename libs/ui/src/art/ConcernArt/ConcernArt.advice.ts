import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the nine health concerns of the home screen, with the name beside it.'],
  avoid: ['A symptom that somebody has now: `SymptomIcon`.', 'A doctor’s field: `SpecialityIcon`.'],
  anatomy: [['picture', 'in colours of its own; hidden from screen readers, since the name stands beside it', 'img']],
  keyboard: [],
};
