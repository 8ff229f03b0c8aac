import { expect, test } from 'vitest';
import { languageOfCookies, preferredLanguage } from './language.ts';

test.each([
  ['niramaya-language=hi', 'hi'],
  ['theme=dark; niramaya-language=en', 'en'],
  ['niramaya-language=hi;other=1', 'hi'],
  ['niramaya-language=ta', null],
  ['niramaya-language=', null],
  ['xniramaya-language=hi', null],
  ['', null],
])('the cookies "%s" choose the language %s', (cookies, language) => {
  expect(languageOfCookies(cookies)).toBe(language);
});

test.each([
  [['hi-IN'], 'hi'],
  [['HI', 'en'], 'hi'],
  [['ta', 'hi', 'en-IN'], 'hi'],
  [['en-US', 'hi'], 'en'],
  [['ta', 'mr-IN', 'hil'], null],
  [[], null],
])('of the languages %j of a browser the shop has %s first', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
