import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a handful of links and actions behind one button: the account, a category.',
    '`iconOnly` in a narrow bar, with a `header` that says whose menu it is.',
  ],
  avoid: [
    'One of a few values: `SelectField`, which shows the one that is chosen.',
    'More than eight entries, or entries of several kinds: a page, or a `Drawer`.',
    'One entry: a `Button`.',
  ],
  drawn: [
    {
      right: { props: { label: 'Account' }, because: 'A noun for what is inside.' },
      wrong: { props: { label: 'More' }, because: 'Everything is more.' },
    },
  ],
  anatomy: [
    ['button', 'words and a chevron, or an icon with a name', 'button'],
    ['header', 'who or what the entries are about', 'div:has(+ ul)'],
    ['entries', 'links and buttons, each at least 44 px high', 'ul a'],
  ],
  numberedIn: 'Icon Only',
  keyboard: [
    ['Enter or Space', 'on the button opens or folds it; on an action does it, folds and goes back to the button'],
    ['Enter', 'on a link follows it'],
    [
      'Down and Up Arrow',
      'on the button open it at the first or the last entry; inside, go from entry to entry and round',
    ],
    ['Home and End', 'first and last entry'],
    ['A letter', 'the next entry that begins with it'],
    ['Tab and Shift Tab', 'go on as everywhere; leaving the menu folds it'],
    ['Escape', 'folds it and gives the focus back to the button'],
    ['Right and Left Arrow', 'left out: no entry has a menu of its own'],
  ],
  words: ['The button is a noun (_Account_), the entries are places or verbs (_Log out_).'],
};
