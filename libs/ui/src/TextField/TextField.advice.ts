import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For what is typed on one line: a name, an address, a number.',
    'With `type`, `inputMode` and `autoComplete`, so that the right keyboard comes up and nobody types what the browser knows.',
    '`prefix` for what is always the same: _+91_.',
  ],
  avoid: [
    'One of a few values: `SelectField` or `RadioCardGroup`.',
    'A password: `PasswordField`.',
    'A small number that is changed by one: `QuantityStepper`.',
    'Card data: never asked for.',
  ],
  drawn: [
    {
      right: {
        props: { label: 'E-mail', hint: 'For your receipts.' },
        because: 'The label says what, the hint what for.',
      },
      wrong: {
        props: { label: 'Please enter your e-mail address here', placeholder: 'E-mail' },
        because: 'An order instead of a name, and a placeholder that goes away.',
      },
    },
    {
      right: {
        props: { label: 'E-mail', value: 'asha', error: 'An e-mail address has an @ in it.' },
        because: 'Says what to do.',
      },
      wrong: {
        props: { label: 'E-mail', value: 'asha', error: 'Invalid input' },
        because: 'Says that it is wrong, and no more.',
      },
    },
  ],
  anatomy: [
    ['label', 'above the box, always in sight', 'label'],
    ['prefix', 'inside the box, for the eye'],
    ['box', 'at least 44 px high', 'input'],
    ['end control', 'a button inside the box'],
    ['hint', 'what is expected'],
    ['error', 'what is wrong and how to mend it; read out when it appears'],
  ],
  keyboard: [
    ['Tab', 'box, then the end control'],
    ['Enter', 'sends the form'],
  ],
  words: [
    'The label is a noun, the hint says the form of the answer, the error how to mend it: _Enter 10 digits_, not _Invalid_.',
    'No placeholder in place of a label: it is gone when it is needed.',
  ],
};
