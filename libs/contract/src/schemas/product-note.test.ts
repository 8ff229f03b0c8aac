import { expect, test } from 'vitest';
import { productNoteSchema } from './product-note.ts';
import { parseOrNull } from './fields.ts';

test('a note is read as it was written', () => {
  const note = { v: 1, id: 7, title: 'Zinc' };
  expect(parseOrNull(productNoteSchema, note)).toEqual(note);
});

test.each([
  ['nothing', null],
  ['another version', { v: 2, id: 7, title: 'Zinc' }],
  ['no number', { v: 1, id: '7', title: 'Zinc' }],
  ['a number of no product', { v: 1, id: 0, title: 'Zinc' }],
  ['no title', { v: 1, id: 7, title: '' }],
  ['a list', [1, 7, 'Zinc']],
])('what is no note is none: %s', (_what, kept) => {
  expect(parseOrNull(productNoteSchema, kept)).toBeNull();
});
