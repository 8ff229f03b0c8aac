import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a package of lab tests on the home screen. Pressing it says what is included.'],
  avoid: [
    'A single test: `PathologyCard`, which leads to the list.',
    'A product that can be bought: `ProductTile` or `ProductCard`.',
    'Without a dialog to open: its one control would do nothing.',
  ],
  anatomy: [
    ['picture', 'a report and a tube, drawn for the package', 'article > div'],
    ['name and sentence', 'which package, for whom', 'h3'],
    ['marks', 'rating, ISO, safe'],
    ['price', 'at the foot, so that prices of a row line up', 'span:has(> span > del)'],
    ['details', 'the one button; the whole card presses it', 'button'],
  ],
  keyboard: [
    ['Tab', 'reaches Details'],
    ['Enter or Space', 'opens what is included, in a `Dialog`'],
  ],
};
