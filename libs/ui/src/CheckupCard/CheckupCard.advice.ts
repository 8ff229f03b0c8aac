import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: ['For a package of lab tests on the home screen. Pressing it says what is included.'],
  avoid: [
    'A single test: `PathologyCard`, which leads to the list.',
    'A product that can be bought: `ProductTile` or `ProductCard`.',
    'Without a dialog to open: its one control would do nothing.',
  ],
  anatomy: [
    ['picture', 'a report and a tube, drawn for the package'],
    ['name and sentence', 'which package, for whom'],
    ['marks', 'rating, ISO, safe'],
    ['price', 'at the foot, so that prices of a row line up'],
    ['details', 'the one button; the whole card presses it'],
  ],
  keyboard: [
    ['Tab', 'reaches Details'],
    ['Enter or Space', 'opens what is included, in a `Dialog`'],
  ],
};
