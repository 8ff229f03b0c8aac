import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For words that the eye gets from the layout and the ear does not: _Price_ before an amount, the unit of a rating.',
    'For a status that is told while the screen shows it otherwise.',
  ],
  avoid: [
    'To hide what nobody shall have: leave it out, or `hidden`.',
    'On something that takes the focus: a keyboard user would be nowhere. `SkipLink` shows itself.',
    'To repeat what can be read already.',
  ],
  anatomy: [['words', 'in the page, out of sight', 'button span']],
  keyboard: [],
};
