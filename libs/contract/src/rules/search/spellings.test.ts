import { describe, expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';

describe('spellings', () => {
  it.each([
    ['moisturizer', 'moisturiser'],
    ['anemia', 'anaemia'],
    ['diarrhea', 'diarrhoea'],
    ['paediatric', 'pediatric'],
    ['ayurvedic', 'ayurveda'],
    ['colours', 'colors'],
    ['vitamine', 'vitamin'],
    ['jel', 'gel'],
    ['tablets', 'tablet'],
    ['turmeric', 'haldi'],
    ['khansi', 'cough'],
    ['bukhar', 'fever'],
  ])('%s is also written %s', (word, other) => {
    expect(spellingsOf(word)).toContain(other);
  });

  it.each(['zinc', 'gelatine', 'gas', ''])('"%s" is written in one way', (word) => {
    expect(spellingsOf(word)).toEqual([]);
  });
});
