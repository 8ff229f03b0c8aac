import { describe, expect, test } from 'vitest';
import { consonantsOf, englishSounds, hindiSound, soundDistance } from './sound.ts';

test.each([
  ['khaansi', 'khansi'],
  ['shampoo', 'sanpu'],
  ['zukaam', 'jukam'],
  ['macchar', 'machchhar'],
  ['phal', 'fal'],
])('%s sounds like %s', (one, other) => {
  expect(hindiSound(one)).toBe(hindiSound(other));
});

test.each([
  ['face', 'fes'],
  ['juice', 'juis'],
  ['white', 'vet'],
  ['powder', 'poder'],
  ['gel', 'jel'],
  ['psyllium', 'silium'],
  ['flakes', 'fleks'],
])('%s may sound %s', (word, sound) => {
  expect(englishSounds(word)).toContain(sound);
});

describe('the distance between two sounds', () => {
  test('vowels cost less than consonants, and two swapped neighbours cost one', () => {
    const far = (one: string, other: string) => soundDistance(one, other, 9).whole;
    expect(far('sabun', 'sabun')).toBe(0);
    expect(far('saban', 'sabun')).toBeCloseTo(0.2);
    expect(far('sabun', 'sbun')).toBeCloseTo(0.3);
    expect(far('sabun', 'salun')).toBeCloseTo(1);
    expect(far('jink', 'sink')).toBeCloseTo(0.4);
    expect(far('bsaun', 'sbaun')).toBeCloseTo(1);
    expect(far('ab', 'ba')).toBeCloseTo(0.6);
    // A digit is as far from a letter as another consonant.
    expect([far('g', '1'), far('1', 'g'), far('b12', 'b12')]).toEqual([1, 1, 0]);
  });

  test('a prefix has the smallest distance, and a distant word an infinite one', () => {
    expect(soundDistance('tut', 'tutpest', 1).beginning).toBe(0);
    expect(soundDistance('tut', 'tutpest', 9).whole).toBeCloseTo(3.3);
    expect(soundDistance('losartan', 'fes', 1)).toEqual({ whole: Infinity, beginning: Infinity });
  });
});

test('an aspirate is not a consonant', () => {
  expect([consonantsOf('hald'), consonantsOf('ai'), consonantsOf('mahina')]).toEqual([2, 0, 2]);
});
