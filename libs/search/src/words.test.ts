import { expect, it } from 'vitest';
import { indexedWords, placedWords, readable, wordsInOrder } from './words.ts';

it.each([
  ['Calmag D3 500 mg Tablet, Strip of 15', ['calmag', 'd3', '500', 'mg', 'tablet', 'strip', 'of', '15']],
  ['Crème Brûlée', ['creme', 'brulee']],
  ['SPF 50 PA+++', ['spf', '50', 'pa']],
  ['नीम फेस वॉश', ['नीम', 'फेस', 'वॉश']],
  ['a-b_c/d', ['a', 'b', 'c', 'd']],
  ['women’s womenʼs women´s', ['women', 's', 'women', 's', 'women', 's']],
  ['Dabur™ ®️ ❤️', ['dabur']],
  ['5️⃣', ['5']],
  ['!!! --- "*"', []],
])('splits %s into its words', (text, words) => {
  expect(wordsInOrder(text)).toEqual(words);
});

it.each([
  ['ＶＩＴＡＭＩＮ　Ｃ', 'vitamin c'],
  ['VİTAMİN vıtamın', 'vitamin vitamin'],
  ['diarrhœa anæmia', 'diarrhoea anaemia'],
  ['शै\u200dम्पू ५०० mg', 'शैम्पू 500 mg'],
  ['face\u200bwash zi\u00adnc', 'facewash zinc'],
  ['500㎎', '500mg'],
])('reads %j as %s', (text, plain) => {
  expect(readable(text)).toBe(plain);
});

it('returns the position of a word in the title, even if its indexed form has another length', () => {
  expect(placedWords('ＶＩＴ ﬁbre, zi\u00adnc')).toEqual([
    { word: 'vit', start: 0, end: 3 },
    { word: 'fibre', start: 4, end: 8 },
    { word: 'zinc', start: 10, end: 15 },
  ]);
});

it('truncates a word to 60 characters, so that it fits the index', () => {
  expect(wordsInOrder('a'.repeat(500))).toEqual(['a'.repeat(60)]);
});

it.each([
  ['Dolonix 500 mg', ['dolonix', '500', 'mg', '500mg']],
  ['Dolonix 500mg', ['dolonix', '500mg', '500', 'mg']],
  ['Vitamin B12', ['vitamin', 'b12']],
  ['Zinc 10 mg, Strip of 10', ['zinc', '10', 'mg', 'strip', 'of', '10mg', 'of10']],
])('indexes %s under amount and pack in any spelling', (title, words) => {
  expect(indexedWords(title)).toEqual(words);
});
