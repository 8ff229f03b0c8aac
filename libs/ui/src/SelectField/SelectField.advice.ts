import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For one of about five to thirty values, by the list of the system: the best one on mobile.',
    'Where the values are known by heart: a state, a year, a bank.',
  ],
  avoid: [
    'Two to four choices, or ones that need explaining: `RadioCardGroup`.',
    'The order of a list: `SortSelect`, which stands in a bar.',
    'Actions: `Menu`.',
    'Hundreds of values: `SearchCombobox`.',
  ],
  drawn: [
    {
      right: { props: { label: 'Gender' }, because: 'A noun.' },
      wrong: { props: { label: 'Select' }, because: 'What is chosen here?' },
    },
  ],
  anatomy: [
    ['label', 'above the box', 'label'],
    ['box', 'shows what is chosen', 'select'],
    ['chevron', 'decoration', 'select + svg'],
    ['hint and error', 'below'],
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space, or Alt Down Arrow', 'opens the list'],
    ['Up and Down Arrow, letters', 'choose'],
    ['Escape', 'closes the list'],
  ],
  words: ['The first entry may say what is missing: _Choose a state_; it has the value of nothing.'],
};
