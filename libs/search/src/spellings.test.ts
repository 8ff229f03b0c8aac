import { expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';

it.each([
  ['moisturizer', 'moisturiser'],
  ['ayurvedic', 'ayurveda'],
  ['colours', 'colors'],
  ['tablets', 'tablet'],
  ['khansi', 'cough'],
])('%s is also written %s', (word, other) => {
  expect(spellingsOf(word)).toContain(other);
});

it.each(['zinc', 'gelatine', 'gas', ''])('"%s" has only one spelling', (word) => {
  expect(spellingsOf(word)).toEqual([]);
});
