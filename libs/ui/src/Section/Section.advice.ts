import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a band of a page that has a name: a heading, and what stands under it.',
    '`level` so that the outline has no gap: one `h1` a screen.',
  ],
  avoid: [
    'A card in a list: its own heading is enough.',
    'A box around something for looks alone: it would be read out as a region.',
  ],
  drawn: [
    {
      right: {
        props: { title: 'Shop by concern', description: 'Chosen by our pharmacists.' },
        because: 'A short title, a sentence below.',
      },
      wrong: {
        props: { title: 'Shop by concern, which our pharmacists have chosen for you', description: '' },
        because: 'A sentence for a title.',
      },
    },
  ],
  anatomy: [
    ['title', 'the heading; it names the region', 'h2'],
    ['description', 'a sentence below', 'h2 + p'],
    ['content', 'anything', 'header ~ *'],
  ],
  keyboard: [['Tab', 'reaches the content']],
  words: ['A noun of two to five words: _Top brands_. No full stop.'],
};
