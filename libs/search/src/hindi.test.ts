import { expect, test } from 'vitest';
import type { TitleWords } from './hindi.ts';
import { spellingsOf } from './spellings.ts';
import { inWordsOfTitles } from './words-of-titles.ts';

const words =
  'vitamin c d3 zinc toothpaste tooth hair oil neem face wash fish acne jal neti water cream tablet baby kids shampoo bottle cough sugar free nimbu pani gel e rash'.split(
    ' ',
  );

/** The titles of a shop with these words. Only 'tel' may be a typing error in English. */
const shop: TitleWords = {
  has: (typed, mayBegin) =>
    words.some((word) => [typed, ...spellingsOf(typed)].includes(word) || (mayBegin && word.startsWith(typed))),
  mayBeMistyped: (typed) => typed === 'tel',
  all: words,
};

const meaning = (typed: string, titles = shop) => inWordsOfTitles(typed, titles)?.text;

test.each([
  // A name of one or several words becomes English. Words that connect them are left out.
  ['विटामिन सी', 'vitamin c'],
  ['vitamin si', 'vitamin c'],
  ['दाँत का मंजन', 'toothpaste'],
  ['बालों के लिए तेल', 'hair oil'],
  ['तेल, बालों का', 'oil , hair'],
  ['बीपी मशीन', 'blood pressure monitor'],
  // A word that sounds like the word of a title becomes that word, even if its vowels or its nukta are wrong.
  ['टूथपेस्ट', 'toothpaste'],
  ['जिंक', 'zinc'],
  // A word may mix letters and digits, or a text both scripts.
  ['डी3', 'd 3'],
  ['neem फेस wash', 'neem face wash'],
  // The exact word of a title comes before the thing that the word names.
  ['जल नेति', 'jal neti'],
  // A Hindi name comes before a typing error in English. 'baal' stays, because it is another spelling of 'hair'.
  ['baal ka tel', 'baal oil'],
  // No word sounds like it, so it stays. The known word next to it is translated.
  ['रैमिप्रिल टैबलेट', 'रैमिप्रिल tablet'],
  ['दवा', 'दवा'],
])('%s is %s', (typed, english) => {
  expect(meaning(typed)).toBe(english);
});

test.each(['vitamin e, 10’s', 'wat', 'me', 'zzzz', 'ras'])('“%s” stays as typed', (typed) => {
  expect(meaning(typed)).toBe(typed);
});

test('a word that a title has in Devanagari is not transliterated', () => {
  const has = (typed: string, mayBegin: boolean) => typed === 'नीम' || shop.has(typed, mayBegin);
  expect(meaning('नीम साबुन', { ...shop, has })).toBe('नीम sabun');
});

test.each(['पेरासिटमोल 500 mg', 'छाती में दर्द', 'pait dard'])('%s is not sold', (typed) => {
  expect(inWordsOfTitles(typed, shop)).toBeNull();
});

test('compares only the first eight words by sound', () => {
  const before = 'रैमिप्रिल '.repeat(7);
  expect(meaning(`${before}शैम्पू`)).toBe(`${before}shampoo`);
  expect(meaning(`${before}रैमिप्रिल शैम्पू`)).toBe(`${before}रैमिप्रिल शैम्पू`);
});
