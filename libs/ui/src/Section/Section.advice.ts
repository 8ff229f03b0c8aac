import type { Advice } from '../stories/advice';

export const advice: Advice = {
  use: [
    'For a band of a page that has a name: a heading, and what stands under it.',
    '`level` so that the outline has no gap: one `h1` a screen.',
    '`action` where there is more elsewhere.',
  ],
  avoid: [
    'A card in a list: its own heading is enough.',
    'A box around something for looks alone: it would be read out as a region.',
  ],
  anatomy: [
    ['title', 'the heading; it names the region'],
    ['description', 'a sentence below'],
    ['action', 'a link or a quiet button at the end of the line'],
    ['content', 'anything'],
  ],
  keyboard: [['Tab', 'reaches the action, then the content']],
  words: ['A noun of two to five words: _Top brands_. No full stop.'],
};
