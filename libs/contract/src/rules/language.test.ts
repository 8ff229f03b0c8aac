import { expect, test } from 'vitest';
import { languageOfCookies } from './language.ts';

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
