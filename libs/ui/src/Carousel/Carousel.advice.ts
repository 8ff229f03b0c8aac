import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a row of like things of which a few are enough to judge the rest: brands, checkups, remedies.',
    'Four, three, two or one are seen by width; `widest` puts seven or eight small tiles on a wide screen.',
    'With `header` for its heading, so that heading and arrows share a line.',
  ],
  avoid: [
    'What has to be compared or found again: `ProductGrid`.',
    'Banners that tell a story each: `BannerSlideshow`.',
    'Something that moves by itself: this one never does.',
  ],
  anatomy: [
    ['header', 'the heading of the row', 'h2'],
    ['arrows', 'gone where nothing is hidden', '[aria-controls]'],
    ['window', 'the items in view; all others are out of reach, clones included', '[role=list]'],
    ['dots', 'one a page, from two items in view on'],
    ['place', 'the number of the page, on mobile'],
    ['announcement', 'what is shown now, for screen readers'],
  ],
  keyboard: [
    ['Tab', 'arrows, then what can be pressed in the items in view, then the dots'],
    ['Left and Right Arrow', 'move by a page, wherever in the row the focus is'],
    ['Enter or Space', 'presses the arrow or the dot in focus'],
    ['Home and End', 'left out: they belong to the page; the first and the last dot lead there'],
  ],
  words: ['`label` names the row, `labels.showing` what has come: _Showing 5 to 8 of 13_.'],
};
