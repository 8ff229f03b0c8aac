import { describe, expect, test } from 'vitest';
import type { TitleWords } from './hindi.ts';
import { spellingsOf } from './spellings.ts';
import { inWordsOfTitles } from './words-of-titles.ts';

/** A shop with these words in its titles. It also finds the beginnings of the words. */
const shopWith = (...words: string[]): TitleWords => ({
  has: (typed, mayBegin) => words.some((word) => word === typed || (mayBegin && word.startsWith(typed))),
  mayBeMistyped: () => false,
  all: words,
});

const asked = (text: string, ...words: string[]) => inWordsOfTitles(text, shopWith(...words))?.text ?? null;

describe('the typed text, in the words of titles', () => {
  test('keeps words that are not in the table', () => {
    expect(asked("neem & tulsi 10's, 0.5%")).toBe("neem & tulsi 10's, 0.5%");
    expect(asked('ＮＥＥＭ५%')).toBe('neem5%');
    expect(asked('')).toBe('');
  });

  test.each([
    ['bp machine', 'blood pressure monitor'],
    ['BP monitor arm', 'blood pressure monitor arm'],
    ['oil for hair fall', 'oil for hair'],
    ['vitamin D 60 tablets', 'd3 60 tablets'],
    ['bp', 'blood pressure'],
  ])('%s is %s', (typed, titles) => {
    expect(asked(typed, 'blood', 'pressure', 'monitor', 'd3')).toBe(titles);
  });

  test.each([
    ...['paracetamol', 'paracetmol', 'Crocin 650', 'pet dard', 'sugar test', 'acetylsalicylic acid'],
    ...['bp machine', 'vitamin d', 'vitamin e', 'condom', 'sugar machine'],
  ])('%s has no meaning in a shop that does not sell it', (typed) => {
    expect(asked(typed, 'pandan', 'sugar', 'acid', 'petroleum', 'vitamin', 'conditioner')).toBeNull();
  });

  test.each([
    ['zinc gloves', 'zinc'],
    ['cotton sanitary pads', 'sanitary pads'],
  ])('%s is %s, because the other product is not sold', (typed, titles) => {
    expect(asked(typed, 'zinc', 'sanitary', 'pads')).toBe(titles);
  });

  test.each(['zinc crocin', 'gloves pads', 'gloves 10 ml'])('%s has no meaning next to words of titles', (typed) => {
    expect(asked(typed, 'zinc', 'pads', '10', 'ml')).toBeNull();
  });

  test.each([
    ['paracetamol 500 mg', 'paracetamol'],
    ['pet', 'petroleum'],
    ['knee pain', 'knee', 'pain'],
    // Short names are too similar to other words: this one is an error away from 'dolo', a medicine of the tables.
    ['dola'],
  ])('%s is unchanged in a shop with %s', (typed, ...words) => {
    expect(asked(typed, ...words)).toBe(typed);
  });
});

describe('a typing error in an everyday name', () => {
  const { has } = shopWith('antacid', 'acid', 'digestive', 'blood', 'pressure', 'monitor', 'kids', 'calcium');
  const titles: TitleWords = {
    has: (typed, mayBegin) => [typed, ...spellingsOf(typed)].some((word) => has(word, mayBegin)),
    mayBeMistyped: () => false,
    // Without words here, no word is compared by its sound, and every everyday name may be corrected.
    all: [],
  };

  test.each([
    ['acidiy', 'acidity', 'acidity'],
    ['acidity', 'acidity', 'acidity'],
    ['bp machin', 'blood pressure monitor', 'bp machine'],
    ['calcium for childen', 'calcium for children', 'calcium for children'],
  ])('%s is read as %s, and shown as %s', (typed, text, correctedEnglish) => {
    expect(inWordsOfTitles(typed, titles)).toMatchObject({ text, english: typed, correctedEnglish });
  });

  test.each([
    // These words have two errors or a digit, or begin a word of a title.
    ...['acdiy', 'acidit5', 'calciu'],
    // A short word is no typing error for another one, and neither are cloves for gloves.
    ...['vitamin s', 'cloves'],
  ])('%s stays', (typed) => {
    expect(inWordsOfTitles(typed, titles)).toMatchObject({ text: typed, english: typed, correctedEnglish: typed });
  });

  test('a literal text stays as typed, and a text with a medicine that is not sold has no meaning', () => {
    expect(inWordsOfTitles('acidiy', titles, { isLiteral: true })?.text).toBe('acidiy');
    expect(inWordsOfTitles('acidiy crocin', titles)).toBeNull();
  });

  test.each([
    // A typing error that leaves the sound of a name.
    ['vitamn c', 'vitamin c', 'vitamin c'],
    ['vitmn c', 'vitamin c', 'vitamin c'],
    // Hindi is no typing error. 'khansi' stays, because it is a spelling of 'cough' by the table of spellings.
    ['vitamin si', 'vitamin c', null],
    ['khansi', 'khansi', null],
  ])('%s is read as %s, and the correction is %s', (typed, text, correction) => {
    const found = inWordsOfTitles(typed, shopWith('vitamin', 'c', 'cough'));
    expect(found?.text).toBe(text);
    expect(found?.correctedEnglish).toBe(correction ?? found?.english);
    expect(inWordsOfTitles(typed, shopWith('vitamin', 'c', 'cough'), { isLiteral: true })?.text).toBe(
      correction === null ? text : typed,
    );
  });
});
