import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'To confirm in passing what the shopper has just done, or to say that it did not work, where nothing has to be decided.',
    'Once an app; `toast.success`, `toast.error`, `toast.blank` and `toast` speak through it.',
  ],
  avoid: [
    'What belongs to a field stands at the field.',
    'What must be read or answered: `Dialog`.',
    'A screen that could not load: `ErrorState`, which stays.',
  ],
  anatomy: [
    [
      'corner',
      'the top right, across the top on mobile, below the header that `below` names; `position` takes the top centre or the bottom',
      '[data-position=top-right]',
    ],
    ['sign', 'tells success from failure without colour', '[data-toast] > svg'],
    ['words', 'read out: an error at once, the rest when the reader is done', '[data-toast] > span'],
    ['closing button', 'always there; gives the focus back', '[data-toast] > button'],
  ],
  numberedIn: 'Success',
  keyboard: [
    ['Tab', 'reaches the closing button, also while a dialog is open'],
    ['Enter or Space', 'closes the toast'],
  ],
  words: [
    'What has happened, in the past tense: _Added successfully_. The contract fixes many of them.',
    '`success` stays 2000 ms, `error` and `blank` 4000 ms, without a kind 5000 ms; `durationMs` goes before. Pointer or focus on a toast stops every clock. Of more than 20 the oldest goes.',
  ],
};
