import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'To show where one is in something of three to five steps: the consultation.',
    'At the top of each step, the same on all of them.',
    'On a screen that is also reached in another way, with `shown` false for everybody else, and null while it is not known.',
  ],
  avoid: [
    'To go to a step: nothing in it can be pressed; the screens have their own ways back and on.',
    'Pages of a list: `Pagination`. Views of one thing: `Tabs`.',
    'A number that goes up and down: `QuantityStepper`.',
  ],
  drawn: [
    {
      right: { props: { steps: ['Cart', 'Address', 'Payment'], current: 1 }, because: 'Three to five nouns.' },
      wrong: {
        props: {
          steps: ['Look at your cart', 'Tell us your address', 'Choose how to pay', 'Check it all', 'Pay', 'Done'],
          current: 1,
        },
        because: 'Six sentences do not fit on a phone.',
      },
    },
  ],
  anatomy: [
    ['line', 'above each step; in the brand’s colour as far as one has come', 'ol'],
    ['mark', 'the number of the step, or a tick when it is done', '[aria-current=step] [aria-hidden]'],
    ['name', 'of the step; read out with _done_', '[aria-current=step] span + span'],
  ],
  keyboard: [],
  words: ['Two words at most: _Who_, _Symptoms_, _Speciality_.'],
};
