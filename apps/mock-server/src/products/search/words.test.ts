import { describe, expect, it } from 'vitest';
import { indexedWords, wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['Calmag D3 500 mg Tablet, Strip of 15', ['calmag', 'd3', '500', 'mg', 'tablet', 'strip', 'of', '15']],
    ['Crème Brûlée', ['creme', 'brulee']],
    ['SPF 50 PA+++', ['spf', '50', 'pa']],
    ['नीम फेस वॉश', ['नीम', 'फेस', 'वॉश']],
    ['face FACE fAcE', ['face']],
    ['a-b_c/d', ['a', 'b', 'c', 'd']],
    ['!!! --- "*"', []],
    ['', []],
  ])('%s is cut into its words', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('a word is cut at 60 letters, so that none is too long for an index', () => {
    expect(wordsOf('a'.repeat(500))).toEqual(['a'.repeat(60)]);
  });

  it.each([
    ['Dolonix 500 mg', ['dolonix', '500', 'mg', '500mg']],
    ['Dolonix 500mg', ['dolonix', '500mg', '500', 'mg']],
    ['Vitamin B12', ['vitamin', 'b12']],
    ['Zinc 10 mg, Strip of 10', ['zinc', '10', 'mg', 'strip', 'of', '10mg', 'of10']],
  ])('%s is indexed under amount and pack however they are written', (title, words) => {
    expect(indexedWords(title)).toEqual(words);
  });
});
