import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'Once, at the root of the app: theme, fonts, language and the router’s link for all that is inside.',
    'In tests of a component, around it.',
  ],
  avoid: ['Around a part of a page to give it other colours: the class on `<html>` decides for all of it.'],
  anatomy: [
    ['theme', 'tokens and recipes; see _Foundations_. `createTheme` makes another brand of them'],
    ['currency', 'how amounts are written, by `formatMoney`; `moneyIn` makes one'],
    ['language', 'for `useCopy`, by `LocaleProvider`'],
    ['link', 'what `UiLink` and all cards draw, by `LinkProvider`'],
    ['colour mode', 'the shopper’s choice, or the system’s until there is one', '[aria-pressed=true]'],
  ],
  keyboard: [],
};
