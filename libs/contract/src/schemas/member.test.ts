import { expect, it } from 'vitest';
import { newMemberSchema } from './member.ts';

const asha = { name: 'Asha', age: '34', gender: 'female' };

it('[API-21] a new member has name, age and gender, and no other field', () => {
  expect(newMemberSchema.parse({ ...asha, id: 7, owner: 'Ravi' })).toEqual(asha);
});

it.each([
  ['[VALID-14] an age that is no number', { age: 'thirty-four' }],
  ['[VALID-15] the untouched gender', { gender: 'Choose_option' }],
  ['[AMB-64] an age below 0', { age: -0.5 }],
  ['[AMB-64] an age of twenty characters', { age: 'a'.repeat(20) }],
  ['a name of a hundred characters', { name: 'आ'.repeat(100) }],
])('%s is unchanged', (_what, part) => {
  expect(newMemberSchema.parse({ ...asha, ...part })).toEqual({ ...asha, ...part });
});

it('trims name and age to one line each, without controls of the writing direction', () => {
  expect(newMemberSchema.parse({ ...asha, name: ' Asha\u202e\tRao\n', age: ' 34\t' })).toEqual({
    ...asha,
    name: 'Asha Rao',
  });
});

it.each([
  ['\t', 'has to be filled in'],
  ['\u200b\u3164\u2800', 'has to be filled in'],
  ['a'.repeat(101), 'may have up to 100 characters'],
  [5, 'has to be text'],
])('the problem of the name %j names the reason', (name, reason) => {
  const { error } = newMemberSchema.safeParse({ ...asha, name });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});

it.each([{ age: ' ' }, { age: '\u200b' }, { age: 'a'.repeat(21) }, { age: Number.NaN }, { gender: 'Choose option' }])(
  'rejects %j',
  (part) => {
    expect(newMemberSchema.safeParse({ ...asha, ...part }).success).toBe(false);
  },
);
