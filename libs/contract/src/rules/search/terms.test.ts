import { describe, expect, test } from 'vitest';
import type { TitleWords } from './hindi.ts';
import { inWordsOfTitles, searchTerms, termIn } from './terms.ts';

/** A shop with these words in its titles. It also finds the beginnings of the words. */
const shopWith = (...words: string[]): TitleWords => ({
  has: (typed, mayBegin) => words.some((word) => word === typed || (mayBegin && word.startsWith(typed))),
  mayMean: () => false,
  all: words,
});

const asked = (text: string, ...words: string[]) => inWordsOfTitles(text, shopWith(...words));

describe('what was typed, in the words of titles', () => {
  test('what the table does not know is left as it was typed', () => {
    expect(asked("neem & tulsi 10's, 0.5%")).toBe("neem & tulsi 10's, 0.5%");
    expect(asked('ＮＥＥＭ५%')).toBe('neem5%');
    expect(asked('')).toBe('');
  });

  test.each([
    ['bp machine', 'blood pressure monitor'],
    ['BP monitor arm', 'blood pressure monitor arm'],
    ['oil for hair fall', 'oil for hair'],
  ])('%s is %s', (typed, titles) => {
    expect(asked(typed)).toBe(titles);
  });

  test.each(['paracetamol', 'Crocin 650', 'pan 40', 'pet dard', 'sugar test', 'cold', 'acetylsalicylic acid'])(
    '%s is nothing that a shop without it can show',
    (typed) => {
      expect(asked(typed, 'pandan', 'sugar', 'acid', 'gold')).toBeNull();
    },
  );

  test('a shop that has it shows it', () => {
    expect(asked('paracetamol 500 mg', 'paracetamol')).toBe('paracetamol 500 mg');
    expect(asked('cold cream', 'cold', 'cream')).toBe('cold cream');
    expect(asked('pet', 'petroleum')).toBe('pet');
    expect(asked('pet dard', 'petroleum', 'dard')).toBeNull();
    expect(asked('knee pain', 'knee', 'pain')).toBe('knee pain');
  });

  test('a medicine with a typing error is no other one', () => {
    for (const typed of ['paracetmol', 'paracetamoll', 'metfromin', 'amoxycillin'])
      expect([typed, asked(typed, 'petroleum')]).toEqual([typed, null]);
    // Short names are too similar to other words.
    expect(asked('dola')).toBe('dola');
  });
});

describe('what a text is about', () => {
  test.each([
    ['paracetmol 500', 'medicine', 'fever'],
    ['dolo 650', 'medicine', 'fever'],
    ['mujhe pet dard hai', 'trouble', 'stomach'],
    ['Sugar Test at home', 'test', 'diabetes'],
    ['blood sugar test', 'test', 'diabetes'],
    ['azithromycin 500', 'medicine', null],
    ['chest pain', 'trouble', null],
    ['पैरासिटामोल', 'medicine', 'fever'],
    ['पेट में दर्द की दवा', 'trouble', 'stomach'],
    ['सिरदर्द', 'trouble', 'pain'],
    ['ख़ून की जाँच', 'test', null],
    ['pairasitamol', 'medicine', 'fever'],
  ])('%s: %s, %s', (typed, kind, concern) => {
    expect(termIn(typed)).toMatchObject({ kind, concern });
  });

  test('of the names in a text the longest counts', () => {
    expect([termIn('blood sugar')?.kind, termIn('blood sugar test')?.kind]).toEqual(['trouble', 'test']);
  });

  test('what the table does not know is about nothing', () => {
    for (const typed of ['neem face wash', 'dust mask', 'नीम फेस वॉश', 'टेलीस्कोप', 'रैमिप्रिल'])
      expect([typed, termIn(typed)]).toEqual([typed, undefined]);
  });
});

test('every name is one that can be typed: small letters and digits, of at most four words', () => {
  for (const name of searchTerms.keys()) expect(name).toMatch(/^[a-z0-9]+( [a-z0-9]+){0,3}$/);
});

test('what only a doctor can tell has no shelf beside it', () => {
  const withoutShelf = ['amoxicillin', 'azithromycin', 'levothyroxine', 'prednisolone', 'chest pain', 'ear pain'];
  expect(withoutShelf.map((name) => searchTerms.get(name)?.concern)).toEqual([null, null, null, null, null, null]);
});
