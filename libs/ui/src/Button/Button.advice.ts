import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For what happens here and now: adding to the cart, sending, going on.',
    'One `solid` button a view: what most people came to do. `outline` is the other way on, `subtle` stands in rows and cards, `ghost` in bars.',
    'With `href` it is a link and behaves like one: it opens in a new tab, and screen readers list it among the links.',
  ],
  avoid: [
    'A link within a sentence is a `UiLink`.',
    'Only an icon: `IconButton`, which asks for a name.',
    'A choice that stays on or off: `Chip` or `CheckboxField`.',
    'What does nothing yet: `InertButton`, which can be reached and says so.',
    '`tone="danger"` for anything that can be undone.',
    '`disabled` where the shopper could put something right: let it be pressed, and say at the field what is missing.',
  ],
  drawn: [
    {
      right: { props: { children: 'Add to cart' }, because: 'A verb and what it does.' },
      wrong: { props: { children: 'OK' }, because: 'Nobody knows what OK brings.' },
    },
    {
      right: { props: { children: 'Keep', variant: 'outline' }, because: 'What can be undone is no danger.' },
      wrong: { props: { children: 'Keep', tone: 'danger' }, because: 'Red for something harmless.' },
    },
  ],
  anatomy: [
    ['start icon', 'repeats what the words say; replaced by a `Spinner` while busy'],
    ['words', 'its name; while busy those of `busyLabel`', 'button span'],
    ['end icon', 'where it leads: an arrow, a chevron'],
  ],
  keyboard: [
    ['Tab', 'reaches it, also while it is busy'],
    ['Enter', 'presses it; as a link, follows it'],
    ['Space', 'presses it, not as a link'],
  ],
  words: [
    'A verb and what it does: _Add to cart_, not _OK_.',
    'While it works it says so: _Adding…_. It keeps the focus then and swallows presses, so that nothing is ordered twice.',
  ],
};
