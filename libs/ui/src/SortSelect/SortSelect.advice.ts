import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For the order of a list, on one line above it. The list follows at once.'],
  avoid: ['What is listed: `FilterPanel`.', 'A value of a form: `SelectField`, with label and error.'],
  anatomy: [
    ['label', 'beside it where there is room, else for screen readers alone', 'label'],
    ['sign', 'two arrows, decoration', 'div > svg:first-child'],
    ['box', 'shows the order in force', 'select'],
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space, or Alt Down Arrow', 'opens the list'],
    ['Up and Down Arrow, letters', 'choose; the list is sorted at once'],
  ],
  words: ['Name both ends: _Price low to high_.'],
};
