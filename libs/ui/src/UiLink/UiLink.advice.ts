import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For every link: the app gives it its router, elsewhere it is a plain anchor.',
    '`inline` in running text, `quiet` in lists of links, `plain` where a card styles it.',
  ],
  avoid: ['What happens here and now: `Button`.', 'A link that is the main way on: `Button` with `href`.'],
  drawn: [
    {
      right: { props: { children: 'See all medicines' }, because: 'Says where it leads.' },
      wrong: { props: { children: 'Click here' }, because: 'Means nothing in a list of links.' },
    },
  ],
  anatomy: [['words', 'underlined in running text, so that colour is not needed to find it', 'a']],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter', 'follows it'],
  ],
  words: ['Says where it leads: _Delivery and returns_, never _click here_.'],
};
