import { expect, test } from 'vitest';
import { prescriptionSchema } from './prescription.ts';
import { parseOrNull } from './fields.ts';

const kept = { id: 'rao', of: '', doctor: 'Dr. Asha Rao', writtenOn: '2026-02-03', orders: ['NM-7K3F9Q'] };

test('reads a stored prescription without its image', () => {
  expect(parseOrNull(prescriptionSchema, { ...kept, picture: 'a page' })).toEqual(kept);
});

test.each([
  { doctor: '' },
  { of: null },
  { orders: 'NM-7K3F9Q' },
  { writtenOn: '2026-13-40' },
  { writtenOn: '+275760-09-14' },
])('rejects a prescription with %j', (bad) => {
  expect(parseOrNull(prescriptionSchema, { ...kept, ...bad })).toBeNull();
});
