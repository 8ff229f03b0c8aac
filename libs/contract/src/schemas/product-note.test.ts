import { expect, test } from 'vitest';
import { productNoteSchema } from './product-note.ts';
import { parseOrNull } from './fields.ts';

test('a note is read as it is', () => {
  const note = { v: 1, id: 7, title: 'Zinc' };
  expect(parseOrNull(productNoteSchema, note)).toEqual(note);
});

test.each([
  ['another version', { v: 2, id: 7, title: 'Zinc' }],
  ['a number of no product', { v: 1, id: 0, title: 'Zinc' }],
  ['no title', { v: 1, id: 7, title: '' }],
])('a note of %s is not read', (_what, kept) => {
  expect(parseOrNull(productNoteSchema, kept)).toBeNull();
});
