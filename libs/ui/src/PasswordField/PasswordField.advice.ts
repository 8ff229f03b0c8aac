import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Wherever a password is typed: it can be looked at, pasted, and filled in by a manager.',
    'With `autoComplete` `current-password` for signing in, `new-password` for registering.',
  ],
  avoid: [
    'A one-time code: `TextField` with `inputMode="numeric"`.',
    'A second field to repeat the password only because one always did: the shopper can look at it.',
  ],
  drawn: [
    {
      right: { props: { label: 'Password' }, because: 'One word.' },
      wrong: { props: { label: 'PASSWORD*' }, because: 'Capitals and a star that nobody explains.' },
    },
  ],
  anatomy: [
    ['label', 'above the box', 'label'],
    ['box', 'dots or letters', 'input'],
    ['eye', 'shows or hides what was typed; its name says which', '[aria-label] svg'],
    ['hint and error', 'below'],
  ],
  keyboard: [
    ['Tab', 'box, then eye'],
    ['Enter or Space', 'on the eye shows or hides'],
  ],
  words: ['The hint says the rule before it is broken, the error how to mend it.'],
};
