import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'At the start of the top bar and of the footer, as a link to the home screen.',
    'The mark alone where there is no room for the name.',
  ],
  avoid: ['Below 24 px, on a photograph, in other colours or turned.', 'Twice within one view.'],
  anatomy: [
    ['mark', 'a leaf that is a drop, with an n whose second stem carries the dot of an i', 'svg'],
    ['name', 'in the letters of the theme; leave it out and the mark is named for screen readers'],
  ],
  keyboard: [],
};
