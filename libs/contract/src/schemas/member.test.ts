import { expect, test } from 'vitest';
import { memberSchema, newMemberSchema } from './member.ts';

const asha = { id: 7, name: 'Asha Rao', age: '61', gender: 'female' } as const;

test.each(['male', 'female', 'Choose_option'])('[CONSULT-35 AMB-26] a member has name, age and gender %s', (gender) => {
  expect(memberSchema.parse({ ...asha, gender })).toEqual({ ...asha, gender });
});

test.each(['name', 'age', 'gender'])('[CONSULT-35] a member without %s is none', (field) => {
  expect(memberSchema.safeParse({ ...asha, [field]: undefined }).success).toBe(false);
  expect(newMemberSchema.safeParse({ ...asha, [field]: undefined }).success).toBe(false);
});

test('[CONSULT-35] no other gender is known', () => {
  expect(newMemberSchema.safeParse({ ...asha, gender: 'Male' }).success).toBe(false);
});
