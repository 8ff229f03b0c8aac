import type { Advice } from '../../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a package of lab tests, in a `CheckupCard`.'],
  avoid: [
    'A single test: `PathologyCard` needs no picture.',
    'On its own as an icon: below 96 px its parts run together.',
  ],
  anatomy: [
    ['report', 'names the organ', 'img', [17, 10, 51, 82]],
    [
      'tube',
      'its filling and colour follow from the place in the list, so that neighbours differ',
      'img',
      [61, 20, 30, 72],
    ],
  ],
  keyboard: [],
};
