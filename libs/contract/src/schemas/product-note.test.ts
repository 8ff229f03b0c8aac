import { expect, test } from 'vitest';
import { productNoteSchema } from './product-note.ts';
import { parseOrNull } from './fields.ts';

test('reads a note unchanged', () => {
  const note = { v: 1, id: 7, title: 'Zinc' };
  expect(parseOrNull(productNoteSchema, note)).toEqual(note);
});

test.each([
  ['another version', { v: 2, id: 7, title: 'Zinc' }],
  ['an invalid product id', { v: 1, id: 0, title: 'Zinc' }],
  ['no title', { v: 1, id: 7, title: '' }],
])('rejects a note of %s', (_what, kept) => {
  expect(parseOrNull(productNoteSchema, kept)).toBeNull();
});
