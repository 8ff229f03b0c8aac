import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Where the icon alone is plain to everyone: close, search, menu, play, previous and next.',
    'In a bar or a corner where words have no room.',
  ],
  avoid: [
    'Where one would have to guess: `Button` with words and an icon.',
    'A favourite or another state that stays: give it `aria-pressed` and a name that does not change.',
    'Decoration: draw the icon itself.',
  ],
  drawn: [
    {
      right: { props: { variant: 'ghost' }, because: 'Quiet in a bar.' },
      wrong: { props: { variant: 'solid', tone: 'danger' }, because: 'An icon that shouts.' },
    },
  ],
  anatomy: [
    ['icon', '20 px in a square of 36, 44 or 52 px', 'svg'],
    ['count', '`count`, on the corner: how many there are of what it leads to; nothing at 0'],
    ['name', '`label`: for screen readers and as the tooltip'],
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter', 'presses it; with `href`, follows it'],
    ['Space', 'presses it, not as a link'],
  ],
  words: ['`label` says what it does, with what it does it to where there are several: _Close_, _Remove Paracip 650_.'],
};
