import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';
import { interpretations } from './interpret.ts';
import { Vocabulary } from './vocabulary.ts';

describe('distance', () => {
  it.each([
    ['vitamin', 'vitamin', 0, 0],
    ['vitmin', 'vitamin', 1, 1],
    ['vitaamin', 'vitamin', 1, 1],
    ['vitamon', 'vitamin', 1, 1],
    ['vitaimn', 'vitamin', 1, 1],
    ['vita', 'vitamin', 3, 0],
    ['viat', 'vitamin', 4, 1],
    ['abc', 'xyz', 3, 3],
    ['', 'abc', 3, 0],
  ])('from %s to %s it is %i, to its nearest beginning %i', (typed, word, whole, beginning) => {
    expect(distance(typed, word)).toEqual({ whole, beginning });
  });

  it('is the same in both directions, and nothing between equal words', () => {
    const word = fc.string({ minLength: 0, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other).whole).toBe(distance(other, one).whole);
        expect(distance(one, one).whole).toBe(0);
        expect(distance(one, other).beginning).toBeLessThanOrEqual(distance(one, other).whole);
      }),
    );
  });
});

describe('vocabulary', () => {
  const vocabulary = new Vocabulary([
    'tablet',
    'table',
    'cream',
    'creme',
    'dream',
    'vitamin',
    'multivitamin',
    '500',
    '650',
    'wash',
    'of',
  ]);

  it('knows its words and their beginnings', () => {
    expect([
      vocabulary.has('tablet'),
      vocabulary.has('tabl'),
      vocabulary.hasBeginning('tabl'),
      vocabulary.hasBeginning('xyz'),
    ]).toEqual([true, false, true, false]);
  });

  it('corrects to the nearest first, and among equals to the same first letter', () => {
    expect(vocabulary.corrections('creem')).toEqual([{ likeliest: ['cream', 'creme'], all: ['cream', 'creme'] }]);
    expect(vocabulary.corrections('tablett')[0]).toEqual({ likeliest: ['tablet'], all: ['tablet'] });
    expect(vocabulary.corrections('multivtamn')).toEqual([{ likeliest: ['multivitamin'], all: ['multivitamin'] }]);
  });

  it.each(['650', '65o', 'of', 'ab', 'zzzzzz'])('leaves %s alone: too short, a strength, or like nothing', (typed) => {
    expect(vocabulary.corrections(typed)).toEqual([]);
  });

  it('one typing error in a word of four letters or more is always put right', () => {
    const known = ['neemila', 'sunscreen', 'capsule', 'zinc', 'toothpaste'];
    const words = new Vocabulary(known);
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), (word, seed) => {
        const at = seed % word.length;
        const typed = word.slice(0, at) + word.slice(at + 1);
        const found = words.hasBeginning(typed) || words.corrections(typed).some(({ all }) => all.includes(word));
        expect([typed, found]).toEqual([typed, true]);
      }),
    );
  });
});

describe('interpretations', () => {
  const vocabulary = new Vocabulary(['tablet', 'vitamin', 'face', 'wash']);

  it('reads every word first, nearest spelling first, and loosens from there', () => {
    const [strict, wide, any] = [...interpretations('vitmin zzzzz', vocabulary)];
    expect(strict).toEqual({
      words: [{ anyOf: [{ word: 'vitamin', beginning: false }], favourites: [{ word: 'vitamin', beginning: false }] }],
      lacking: 0,
    });
    expect([wide?.lacking, any?.lacking]).toEqual([0, 0]);
  });

  it.each(['', '   ', '!!!', 'zzzzz qqqqq'])('makes nothing of "%s"', (text) => {
    expect([...interpretations(text, vocabulary)]).toEqual([]);
  });

  it('reads eight words at most', () => {
    const [strict] = [...interpretations('face wash tablet vitamin tab vit fac was face wash tabl', vocabulary)];
    expect(strict?.words).toHaveLength(8);
  });
});
