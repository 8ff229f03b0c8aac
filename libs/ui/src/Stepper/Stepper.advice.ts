import type { Advice } from '../stories/advice';

export const advice: Advice = {
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
  anatomy: [
    ['line', 'above each step; in the brand’s colour as far as one has come'],
    ['mark', 'the number of the step, or a tick when it is done'],
    ['name', 'of the step; read out with _done_'],
  ],
  keyboard: [],
  words: ['Two words at most: _Who_, _Symptoms_, _Speciality_.'],
};
