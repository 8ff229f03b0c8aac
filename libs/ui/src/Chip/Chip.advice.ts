import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a small choice that is on or off and takes effect at once: categories above a list.',
    'With `onRemove` for a filter that is in force and can be taken away.',
  ],
  avoid: [
    'A remark that cannot be pressed: `Badge`.',
    'An action: `Button`.',
    'A choice within a form that is sent later: `CheckboxField`.',
    'One of several that exclude each other: `RadioCardGroup` or `SelectField`.',
  ],
  drawn: [
    {
      right: { props: { children: 'Fever' }, because: 'A noun.' },
      wrong: { props: { children: 'Click here to choose fever' }, because: 'How it is worked is not its name.' },
    },
  ],
  anatomy: [
    ['icon or tick', 'the tick shows that it is on without colour'],
    ['words', 'one or two', 'button span'],
    ['cross', 'only where it can be taken away'],
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter or Space', 'turns it on or off, or takes it away'],
  ],
  words: [
    '`removeLabel` says what goes and holds the visible words: _Remove filter: 4 stars_.',
    'When a chip is gone the screen decides where the focus goes: to what the chip had filtered.',
  ],
};
