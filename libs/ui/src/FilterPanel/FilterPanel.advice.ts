import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'For filters of a list where any number of each group may be ticked, and the list follows at once.',
    'At the side of a wide list, or inside a `Drawer` on mobile: it lays itself out by its own width.',
  ],
  avoid: [
    'One order of the list: `SortSelect`.',
    'The filters that are in force, to be dropped one by one: `Chip` with `onRemove`.',
    'A form that is sent: `CheckboxField`.',
  ],
  anatomy: [
    ['group', 'a fieldset for each filter', 'fieldset'],
    ['legend', 'the name of the filter', 'legend'],
    ['options', 'boxes with words or, for ratings, a `RatingChoice`', 'label'],
  ],
  keyboard: [
    ['Tab', 'goes from box to box'],
    ['Space', 'ticks or clears it'],
  ],
  words: ['The legend is a noun, the options need no verb: _Category_ — _Vitamins_.'],
};
