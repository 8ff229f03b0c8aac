import { expect, test } from 'vitest';
import { hasDevanagari, inLatin } from './devanagari.ts';

test.each([
  // The unwritten `a` is silent at the end and between open syllables. Elsewhere it is spoken.
  ['नमक', 'namak'],
  ['जानवर', 'janvar'],
  ['मुल्तानी', 'multani'],
  ['त्रिफला', 'triphla'],
  // These words have independent vowels, or the vowels of English words.
  ['आयोडीन', 'ayodin'],
  ['ऑयल', 'oyal'],
  ['मृत', 'mrit'],
  // The dot below (nukta) changes the sound of some letters only, in either encoding.
  ['ज़िंक', 'zink'],
  ['\u095bिंक', 'zink'],
  ['फ़ेस', 'fes'],
  ['क़द', 'kad'],
  // This word has a nasal sign.
  ['खाँसी', 'khansi'],
  // A single letter keeps its vowel. A character that is not a letter is left out.
  ['क', 'ka'],
  ['दुःख', 'dukh'],
  ['B12', 'b12'],
])('%s is %s', (word, latin) => {
  expect(inLatin(word)).toBe(latin);
});

test('one Devanagari character is enough', () => {
  expect([hasDevanagari('neem फेस'), hasDevanagari('neem'), hasDevanagari('नी')]).toEqual([true, false, true]);
});
