import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For a control that the shop shows and that does nothing yet: _Join us_, _Skip to specialities_.',
    'Only with a note that says so truthfully.',
  ],
  avoid: [
    'What cannot be pressed until something else is done: a `Button` that may be pressed and then says what is missing.',
    'What will never work: leave it out.',
  ],
  anatomy: [
    ['button', 'dashed, to be told from one that works; never faded, since it is meant to be read', 'button'],
    ['note', 'why nothing happens, beside it and read out with it'],
  ],
  keyboard: [
    ['Tab', 'reaches it, as it would a working one'],
    ['Enter or Space', 'does nothing; the note has said so'],
  ],
  words: ['The note is honest and short: _Not open yet_.'],
};
