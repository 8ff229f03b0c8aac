import { expect, test } from 'vitest';
import { symptomsInLines } from './symptoms-in-lines.ts';

const texts = {
  nameOf: (stored: string) => (stored === 'Cough' ? 'खाँसी' : stored),
  frequent: { child: ['Rash'], others: ['Back pain'] },
};

test('symptoms of a button are in one line, and each in own words is a quotation below it', () => {
  const symptoms = ['Cough', 'Giddy since Monday', 'Back pain', 'No sleep', 'Rash'];
  expect(symptomsInLines(symptoms, texts)).toBe('खाँसी, Back pain, Rash\n“Giddy since Monday”\n“No sleep”');
});

test('own words alone have no empty line above them, and no symptoms have no text', () => {
  expect(symptomsInLines(['Giddy'], texts)).toBe('“Giddy”');
  expect(symptomsInLines([], texts)).toBe('');
});
