import { expect, it } from 'vitest';
import { CONSULT_SPECIALITIES, CONSULT_SYMPTOMS } from '../schemas/consult-choices.ts';
import { ageInYears, isChild, isSpecialityUnsuitable, isSymptomUnsuitable, specialitiesFor } from './consultation.ts';

it.each([
  ['8', 8],
  [4, 4],
  ['८', 8],
  ['4 years', 4],
  ['2,5 yrs', 2.5],
  ['6 months', 0.5],
  ['6months', 0.5],
  ['3 mths', 0.25],
  ['18 महीने', 1.5],
  ['26 weeks', 0.5],
  ['73 days', 0.2],
  ['26 सप्ताह', 0.5],
  ['26 हफ़्ते', 0.5],
  ['26 ह\u095e्ते', 0.5],
  ['73 दिन', 0.2],
  ['abc', null],
  ['', null],
])('the age %j is %j years', (age, years) => {
  expect(ageInYears(age)).toBe(years);
});

it.each([
  ['17', true],
  ['18', false],
  [17, true],
  ['8 months', true],
  ['-', false],
])('a patient of the age %j is a child: %j', (age, expected) => {
  expect(isChild({ age })).toBe(expected);
});

it.each([
  ['boy of 4', '4', 'male', 7],
  ['boy of 15', '15', 'male', 4],
  ['girl of 9', '9', 'female', 7],
  ['girl of 15', '15', 'female', 2],
  ['child of 15 without a gender', '15', 'Choose_option', 2],
  ['woman of 34', '34', 'female', 1],
  ['patient of an unreadable age without a gender', 'abc', 'Choose_option', 0],
] as const)('for a %s, of the twelve symptoms %j %s %i are unsuitable', (_who, age, gender, count) => {
  expect(CONSULT_SYMPTOMS.filter((symptom) => isSymptomUnsuitable(symptom, { age, gender }))).toEqual(
    [
      'Premature Ejaculation',
      'Unprotected Sex',
      'Missed Period',
      'Heavy Menstrual Bleeding',
      'Hairfall',
      'Acne/Pimples',
      'Dark Patches on Skin',
    ].slice(0, count),
  );
});

it.each([
  ['man of 44', '44'],
  ['male patient of an unreadable age', 'abc'],
])('for a %s, the two symptoms of the period are unsuitable', (_who, age) => {
  expect(CONSULT_SYMPTOMS.filter((symptom) => isSymptomUnsuitable(symptom, { age, gender: 'male' }))).toEqual([
    'Missed Period',
    'Heavy Menstrual Bleeding',
  ]);
});

it.each([
  ['17', ['Heart Specialist', 'Urologist', 'Nephrologist', 'Quit Smoking', 'Sexologist']],
  ['18', []],
  ['abc', []],
])('for a patient of the age %j the unsuitable specialities are %j', (age, expected) => {
  expect(CONSULT_SPECIALITIES.filter((speciality) => isSpecialityUnsuitable(speciality, { age }))).toEqual(expected);
});

it.each([
  [
    ['Hairfall', 'Cough', 'Acne/Pimples', 'Headache'],
    ['Chest Physician', 'Skin & Hair Specialist'],
  ],
  [['Headache', 'Fever'], []],
  [[], []],
])('for the symptoms %j, the doctors apart from the physician are %j', (symptoms, doctors) => {
  expect(specialitiesFor(symptoms)).toEqual(doctors);
});
