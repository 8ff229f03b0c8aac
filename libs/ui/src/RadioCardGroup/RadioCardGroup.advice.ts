import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For one of two to six choices that need a word of explanation or a price: plans, banks, wallets.',
    '`columns` where the cards are short.',
  ],
  avoid: [
    'Many choices, or choices known by heart: `SelectField`.',
    'Any number of them: `CheckboxField`.',
    'Views of a page: `Tabs`.',
    'A choice that sends the shopper on at once: links or buttons.',
  ],
  anatomy: [
    ['legend', 'what is asked; may be hidden where a heading says it', 'legend'],
    ['card', 'the whole of it is pressed', 'label'],
    ['dot', 'shows the choice without colour', 'input'],
    ['icon, label, description', 'what it is', 'label span'],
    ['end', 'a price or a mark'],
    ['error', 'below the group, read out'],
  ],
  keyboard: [
    ['Tab', 'reaches the chosen card, or the first one while none is chosen'],
    ['Shift Tab', 'the same from behind, or the last one; the group is one stop'],
    [
      'Arrow keys',
      'Down and Right choose the next, Up and Left the one before, round the ends; what is off is passed over',
    ],
    ['Space', 'chooses the card in focus'],
  ],
  words: ['Labels are parallel: all nouns or all sentences.'],
};
