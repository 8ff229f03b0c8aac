import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Once around the content of each band of a page, so that all bands share one column of 1240 px.',
    'Inside a band whose ground runs from edge to edge.',
  ],
  avoid: [
    'Inside another `Container`: the margins would add up.',
    'To make a form narrow: give the form its own width.',
  ],
  anatomy: [['column', '1240 px at most, with 16, 24 or 32 px of margin by width', '#storybook-root > *']],
  keyboard: [],
};
