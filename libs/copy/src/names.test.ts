import { CONSULT_MODES, CONSULT_SPECIALITIES, CONSULT_SYMPTOMS } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { cityNamesCopy as englishCities } from './en/city-names.ts';
import { consultNamesCopy as englishConsult } from './en/consult-names.ts';
import { deliveryCities, shellCopy as englishShell } from './en/shell.ts';
import { topicNamesCopy as englishTopics } from './en/topic-names.ts';
import { cityNamesCopy } from './hi/city-names.ts';
import { consultNamesCopy } from './hi/consult-names.ts';
import { homeCopy } from './hi/home.ts';
import { discountInHindi, packsInHindi } from './hi/offer-terms.ts';
import { shellCopy } from './hi/shell.ts';
import { topicNamesCopy } from './hi/topic-names.ts';
import { topicCopy } from './hi/topics.ts';

const entries = englishShell.categories.groups.flatMap((group) => group.entries);

/** Each stored value with its name in English and in Hindi. */
const names = [
  ...CONSULT_SYMPTOMS.map((one) => [one, englishConsult.symptom(one), consultNamesCopy.symptom(one)]),
  ...CONSULT_SPECIALITIES.map((one) => [one, englishConsult.speciality(one), consultNamesCopy.speciality(one)]),
  ...CONSULT_MODES.map((one) => [one, englishConsult.mode(one), consultNamesCopy.mode(one)]),
  ...deliveryCities.map((one) => [one, englishCities.shown(one), cityNamesCopy.shown(one)]),
  ...entries.map((one) => [one, englishTopics.shown(one), topicNamesCopy.shown(one)]),
] as const;

test.each(names)('%s is shown as it is stored in English, and in Hindi letters in Hindi', (stored, english, hindi) => {
  expect(english).toBe(stored);
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
});

test('the menus lead to the same topics in Hindi', () => {
  expect(shellCopy.categories.groups.flatMap((group) => group.entries)).toEqual(entries);
});

test('a name that no table has is shown as it is, also one of JavaScript', () => {
  const shown = [consultNamesCopy.symptom, cityNamesCopy.shown, topicNamesCopy.shown, homeCopy.name, homeCopy.brand];
  for (const name of ['Calmag', 'कमर दर्द', 'constructor', '__proto__'])
    expect(shown.map((of) => of(name))).toEqual(shown.map(() => name));
});

test('the texts of a topic have its Hindi name', () => {
  expect(topicCopy.uncounted('Skin Care')).toBe('त्वचा की देखभाल: प्रोडक्ट देखें');
});

test('the terms of an offer are in Hindi, and other words of a catalogue stay', () => {
  expect([packsInHindi('Pack of 2'), discountInHindi('25% off')]).toEqual(['2 पैक', '25% छूट']);
  expect([packsInHindi('Box of 4'), discountInHindi('Half price')]).toEqual(['Box of 4', 'Half price']);
});
