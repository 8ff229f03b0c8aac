import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Once, in the top bar: to find a product by name, with matches first and the rest of the list below.',
    'The screen asks the server and hands the answers in; the field never fetches.',
  ],
  avoid: [
    'A filter of what is already on screen: `TextField` with `type="search"`.',
    'One of a short list: `SelectField`.',
  ],
  anatomy: [
    ['field', 'with a sign and, once something is typed, a cross that clears it', ':has(> [role=combobox])'],
    ['ground', 'unseen, over the page: a press on it closes the list and nothing else'],
    ['list', '400 px high; opens when answers have arrived, never before'],
    ['matches', 'with the typed words marked'],
    ['rest', 'under a divider'],
    ['announcement', 'how many match, that it searches, that it failed'],
  ],
  keyboard: [
    ['Letters, Backspace', 'search; the list opens with the answer'],
    ['Down and Up Arrow', 'open the list, then go through it and round; the focus stays in the field'],
    ['Page Down and Page Up', 'six on or back, no further than the ends'],
    ['Alt with Down and Up Arrow', 'open and close the list, and nothing else'],
    ['Left and Right Arrow, Home and End', 'move in the words, as in any field, and let go of the line in hand'],
    [
      'Enter',
      'takes the one in hand; with none in hand it opens the page of everything that is found, list or no list',
    ],
    ['Escape', 'closes the list and keeps the words; once more clears them'],
    ['Tab', 'goes on to the cross and to the page; once out of the search the list closes'],
  ],
  words: ['`matches` counts in words: _3 matches_. `noMatches` says what is shown instead: _No match. All products_.'],
};
