import { describe, expect, it } from 'vitest';
import { interpretations } from './interpret.ts';
import { Vocabulary } from './vocabulary.ts';

describe('vocabulary', () => {
  const vocabulary = new Vocabulary('tablet table cream creme dream vitamin multivitamin 500 650 wash of'.split(' '));

  it('corrects to the nearest word first, and among equals to the same first letter', () => {
    expect(vocabulary.corrections('creem')).toEqual([{ likeliest: ['cream', 'creme'], all: ['cream', 'creme'] }]);
    expect(vocabulary.corrections('multivtamn')).toEqual([{ likeliest: ['multivitamin'], all: ['multivitamin'] }]);
  });

  it.each(['ageing', 'aging', 'colgate', 'safe', 'nose'])('does not correct %s, which is spelled right', (typed) => {
    expect(new Vocabulary(['ginger', 'collagen', 'saffron', 'rose']).corrections(typed)).toEqual([]);
  });

  it('corrects a known word that a title has, because it may still be a typing error', () => {
    expect(new Vocabulary(['nose', 'rose']).corrections('nose')).toEqual([{ likeliest: ['rose'], all: ['rose'] }]);
  });

  it.each(['65o', 'of', 'zzzzzz'])('does not correct %s: too short, a strength, or unlike any word', (typed) => {
    expect(vocabulary.corrections(typed)).toEqual([]);
  });

  it.each([
    // A word of up to two letters may have no typing error, one of up to five letters one, and a longer one two.
    ['xc', 'zc', false],
    ['zint', 'zinc', true],
    ['alove', 'aloes', true],
    ['alxxs', 'aloes', false],
    ['muxxiv', 'multivitamin', true],
    ['muxxxv', 'multivitamin', false],
  ])('corrects %s to %s: %j', (typed, word, isCorrected) => {
    expect(new Vocabulary([word]).corrections(typed)).toHaveLength(isCorrected ? 1 : 0);
  });
});

it.each([
  ['tab', 2, ['table', 'tablet']],
  ['tab', 1, null],
  ['zz', 2, []],
  ['wash', 1, ['wash']],
])('of the words that begin with %s, at most %i are %j', (typed, atMost, words) => {
  expect(new Vocabulary(['tablet', 'soap', 'table', 'wash']).wordsBeginning(typed, atMost)).toEqual(words);
});

describe('interpretations', () => {
  const vocabulary = new Vocabulary('tablet vitamin face wash mouthwash 500 mg 500mg 1000mg 1 0 10 of10'.split(' '));
  const whole = (word: string) => ({ word, beginning: false });
  const beginning = (word: string) => ({ word, beginning: true });
  const strictest = (text: string) => [...interpretations(text, vocabulary)][0];

  it.each([
    ['Vitmin, 500 mg', 'vitamin, 500 mg'],
    ['vitamin', null],
    ['vitam', null],
    ['zzzzz', undefined],
    // 'face' and 'fast' are one error away.
    ['fact', null],
  ])('corrects %s to %s, for the shopper to read', (text, corrected) => {
    const titles = new Vocabulary('vitamin face fast wash 500 mg'.split(' '));
    expect([...interpretations(text, titles)][0]?.corrected).toBe(corrected);
  });

  it.each([
    ['"face wash"', [[beginning('face')], [beginning('wash')]]],
    ['“vitamin 500mg”', [[beginning('vitamin')], [whole('500mg')]]],
    ['"vitmin"', undefined],
    ['"face zzzzz"', undefined],
  ])('reads %s letter for letter', (text, terms) => {
    const all = [...interpretations(text, vocabulary)];
    expect(all.length).toBeLessThanOrEqual(1);
    expect(all[0]?.words.map(({ anyOf }) => anyOf)).toEqual(terms);
  });

  it('needs all words in the first interpretations, with the nearest word for an error, and fewer in the last', () => {
    expect(strictest('vitmin zzzzz')).toEqual({
      words: [{ anyOf: [whole('vitamin')], preferred: [whole('vitamin')] }],
      missingWordsAllowed: 0,
      unsoldWords: ['zzzzz'],
      corrected: 'vitamin zzzzz',
    });
    const allowed = [...interpretations('vitmin tablet wash', vocabulary)].map(
      ({ missingWordsAllowed }) => missingWordsAllowed,
    );
    // The strict, the loose and the wide reading need all words. In the last two, a title may lack one or two words.
    expect(allowed).toEqual([0, 0, 0, 1, 2]);
  });

  it.each([
    ['vitmin', [0, 0, 0]],
    ['vitmin tablet', [0, 0, 0, 1]],
  ])('allows no missing word twice for %s', (text, expected) => {
    const all = [...interpretations(text, vocabulary)];
    expect(all.map(({ missingWordsAllowed }) => missingWordsAllowed)).toEqual(expected);
  });

  it.each([
    ['500mgs', [[whole('500mg')]]],
    ['.5g', [[whole('500mg')]]],
    ['0,5 gm', [[whole('500mg')]]],
    ['1,000 mg', [[whole('1000mg')]]],
    ['1.0', [[whole('1')], [beginning('0')]]],
    ['of 10 tablet', [[whole('of10')], [beginning('tablet')]]],
    ["10's", [[whole('of10')]]],
    ['10 tablets', [[whole('10')], [whole('tablet')]]],
    ['facewash', [[beginning('face')], [beginning('wash')]]],
  ])('returns one interpretation of %s', (text, terms) => {
    expect(strictest(text)?.words.map(({ anyOf }) => anyOf)).toEqual(terms);
  });

  it('joins neighbours to one word if the vocabulary lacks them separately', () => {
    const readings = [...interpretations('mouth wash', vocabulary)].map(({ words }) => words.map(({ anyOf }) => anyOf));
    expect(readings).toContainEqual([[beginning('mouthwash')]]);
  });

  it('requires no connecting word, unless only connecting words were typed', () => {
    expect(strictest('wash for the face')?.words).toHaveLength(2);
    expect([...interpretations('and', new Vocabulary(['and']))][0]?.words).toHaveLength(1);
  });

  it('tries the prefix of an English word as Hindi before it omits a word', () => {
    // 'ras' is Hindi for juice, and the English word 'rash' begins with it.
    const all = [...interpretations('giloy ras', new Vocabulary(['giloy', 'juice', 'rash', 'cream']))];
    const withJuice = all.find(({ words }) => words[1]?.anyOf[0]?.word === 'juice');
    expect(withJuice?.missingWordsAllowed).toBe(0);
    const last = all.at(-1);
    expect([last?.missingWordsAllowed, last?.words.length]).toEqual([1, 2]);
  });

  it.each(['', '!!!', 'zzzzz qqqqq'])('returns no interpretation of "%s"', (text) => {
    expect([...interpretations(text, vocabulary)]).toEqual([]);
  });

  it('reads a word of one or two letters as a beginning only at the end', () => {
    expect(strictest('va face')?.words.map(({ anyOf }) => anyOf)).toEqual([[beginning('face')]]);
    expect(strictest('face v')?.words.map(({ anyOf }) => anyOf)).toEqual([[beginning('face')], [beginning('v')]]);
    const readings = [...interpretations('vi t face', vocabulary)].flatMap(({ words }) => words);
    expect(new Set(readings.flatMap(({ anyOf }) => anyOf.map(({ word }) => word)))).toEqual(new Set(['face']));
  });

  it('reads the first sixteen words', () => {
    const words = (count: number) => [...Array<string>(count).fill('zzz'), 'face'].join(' ');
    expect([strictest(words(15))?.words.length, strictest(words(16))]).toEqual([1, undefined]);
  });

  it('reads at most twelve words', () => {
    const text = 'face wash tablet vitamin tab vit fac was facew washt mouth mouthw mou tabl vita';
    expect(strictest(text)?.words.length).toBeLessThanOrEqual(12);
  });
});
