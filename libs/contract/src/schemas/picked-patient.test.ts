import { expect, test } from 'vitest';
import { pickedPatientSchema } from './picked-patient.ts';
import { parseOrNull } from './fields.ts';

const member = { id: 3, name: 'Meera Iyer', age: 34, gender: 'female' };

test.each([34, '8 months'])('an age of %j is read unchanged', (age) => {
  const picked = { of: 'u1:Asha', member: { ...member, age } };
  expect(parseOrNull(pickedPatientSchema, { ...picked, more: 1 })).toEqual(picked);
});

test.each([null, { member }, { of: '', member: { ...member, age: null } }])('%j is not a picked patient', (value) => {
  expect(parseOrNull(pickedPatientSchema, value)).toBeNull();
});
