import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Calmag D3 500 mg Tablet', 'Calmag D3 500 mg Tablet'],
  ['A name of thirty characters ok', 'A name of thirty characters ok'],
  ['Whevana Whey Protein Isolate Malai Kulfi Powder', 'Whevana Whey Protein Isolate…'],
  ['Praanvit Daily Multivitamin, Multimineral and Ginseng', 'Praanvit Daily Multivitamin…'],
  ['Hydroxypropylmethylcellulosephthalate Capsule', 'Hydroxypropylmethylcellulosephthalate…'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
