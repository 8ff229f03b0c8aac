import { describe, expect, test } from 'vitest';
import { termIn } from './names-in-text.ts';

describe('the subject of a text', () => {
  test.each([
    ['paracetmol 500', 'medicine', 'fever'],
    ['mujhe pet dard hai', 'symptom', 'stomach'],
    ['blood sugar test', 'test', 'diabetes'],
    ['loose motions', 'symptom', 'fluids'],
    ['dast', 'symptom', 'fluids'],
    ['azithromycin 500', 'medicine', null],
    ['chest pain', 'symptom', null],
    ['पेट में दर्द की दवा', 'symptom', 'stomach'],
    ['ख़ून की जाँच', 'test', null],
    ['pairasitamol', 'medicine', 'fever'],
    ['sugar machine', 'product', 'diabetes'],
    ['sugar test strips', 'product', 'diabetes'],
    ['hba1c strips', 'product', 'diabetes'],
    ['thyroid test kit', 'product', null],
    ['ecg machine', 'product', 'heart'],
    ['pregnancy test', 'product', 'women'],
    ['eye drops 10 ml', 'product', 'eyes'],
    ['condom', 'product', null],
    ['inhaler', 'medicine', 'cold'],
    ['steam inhaler', 'product', 'steam'],
    ['zinc crocin', 'medicine', 'fever'],
    // No table has this medicine, and zinc is a product that may be sold.
    ['rosuvastatin zinc', 'medicine', null],
  ])('%s: %s, %s', (typed, kind, concern) => {
    expect(termIn(typed)).toMatchObject({ kind, concern });
  });

  test('the longest of the names in a text counts', () => {
    expect([termIn('blood sugar')?.kind, termIn('blood sugar test')?.kind]).toEqual(['symptom', 'test']);
  });

  test.each(['dust mask', 'टेलीस्कोप'])('%s is in no table', (typed) => {
    expect(termIn(typed)).toBeUndefined();
  });
});
