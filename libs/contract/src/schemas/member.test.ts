import { describe, expect, it } from 'vitest';
import { newMemberSchema } from './member.ts';

const asha = { name: 'Asha', age: '34', gender: 'female' };

describe('newMemberSchema', () => {
  it('[API-21] takes name, age and gender, and leaves anything else out', () => {
    expect(newMemberSchema.parse({ ...asha, id: 7, owner: 'somebody' })).toEqual(asha);
  });

  it.each([
    ['[VALID-14] an age that is no number', { age: 'thirty-four' }],
    ['[VALID-15] the untouched gender', { gender: 'Choose_option' }],
    ['[AMB-64] an age as a number', { age: 0 }],
    ['[AMB-64] an age below 0', { age: -1 }],
    ['[AMB-64] an age beyond any person', { age: 1e308 }],
    ['[AMB-64] half a year', { age: 0.5 }],
    ['[AMB-64] an age of twenty characters', { age: 'a'.repeat(20) }],
    ['a name in Devanagari', { name: 'आशा' }],
    ['a name of a hundred letters', { name: 'a'.repeat(100) }],
  ])('%s is taken as it is', (_what, part) => {
    expect(newMemberSchema.parse({ ...asha, ...part })).toEqual({ ...asha, ...part });
  });

  it.each([
    ['  Asha ', 'Asha'],
    ['Asha\tRao\n', 'Asha Rao'],
    ['Asha\u00a0 \0Rao', 'Asha Rao'],
  ])('takes the name %j as the line %j', (typed, name) => {
    expect(newMemberSchema.parse({ ...asha, name: typed, age: ' 34\t' })).toEqual({ ...asha, name });
  });

  it.each([
    ['\t', 'has to be filled in'],
    ['a'.repeat(101), 'may have up to 100 characters'],
    [5, 'has to be text'],
  ])('the refusal of the name %j names the reason', (name, reason) => {
    const { error } = newMemberSchema.safeParse({ ...asha, name });
    expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: undefined },
    { name: 5 },
    { name: 'a'.repeat(101) },
    { name: '\t\0' },
    { name: '\ud800' },
    { age: '' },
    { age: null },
    { age: ' ' },
    { age: 'a'.repeat(21) },
    { age: Number.NaN },
    { age: Number.POSITIVE_INFINITY },
    { age: ['34'] },
    { gender: 'Choose option' },
    { gender: undefined },
  ])('refuses %j', (part) => {
    expect(newMemberSchema.safeParse({ ...asha, ...part }).success).toBe(false);
  });

  it.each(['text', null, undefined, [asha], 5])('refuses %j in place of an object', (value) => {
    expect(newMemberSchema.safeParse(value).success).toBe(false);
  });
});
