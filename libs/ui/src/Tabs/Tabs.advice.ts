import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For two to six views of one thing of which one is looked at: ways to pay.',
    'What was typed into a panel is kept, since all panels stay in the page.',
    '`vertical` where the names are long and the screen is wide.',
  ],
  avoid: [
    'A choice that is sent: `RadioCardGroup`.',
    'Ways to other addresses: links.',
    'Answers of which several may be open: `Accordion`.',
    'Steps in an order: `Stepper`.',
  ],
  anatomy: [
    ['row', 'one stop of Tab; goes on in a second line where it is narrow', '[role=tablist]'],
    ['tab', 'icon and name', '[role=tab]'],
    ['panel', 'the view; it takes the focus too, so that it can be scrolled by keys', '[role=tabpanel]'],
  ],
  keyboard: [
    ['Tab and Shift Tab', 'reach the chosen tab, then its panel, and back'],
    ['Right and Left Arrow', 'go to the next or the one before and show it, round the end'],
    ['Down and Up Arrow', 'the same in a column; beside a row they scroll the page'],
    ['Home and End', 'first and last tab'],
    ['Enter or Space', 'nothing more: what has the focus is shown already'],
    ['Delete', 'left out: no tab can be closed'],
  ],
  words: ['Nouns of one or two words, all of a kind: _UPI_, _Cards_, _Wallets_.'],
};
