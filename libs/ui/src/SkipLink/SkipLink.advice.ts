import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['As the first thing of every page, to the main content.'],
  avoid: ['Anywhere else, or more than one: it is the first stop of Tab or it is in the way.'],
  anatomy: [['link', 'out of sight until it has the focus, then at the upper left above all else', 'a[href]']],
  keyboard: [
    ['Tab', 'shows it, as the first stop of the page'],
    ['Enter', 'goes to the content, past the bar'],
  ],
  words: ['Says where it leads: _Skip to the content_.'],
};
