import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { cartItemSchema, selectedMedicineSchema } from './storage.ts';
import { parseOrNull } from './fields.ts';

const prices = { image: '/api/pictures/7.svg', title: 'Zinc', price: 200, discountedPrice: 180 };

it.each<[string, z.ZodMiniType, Record<string, unknown>]>([
  ['cart line', cartItemSchema, { ...prices, quantity: 1 }],
  ['selected product', selectedMedicineSchema, { ...prices, discount: 10, rating: 4, category: 'vitamins' }],
])('[STORAGE-04 STORAGE-07] a stored %s has exactly its fields, and no script as an image', (_name, schema, stored) => {
  expect(parseOrNull(schema, { ...stored, coupon: 'none' })).toEqual(stored);
  expect(parseOrNull(schema, { ...stored, image: 'javascript:alert(1)' })).toEqual({ ...stored, image: '' });
  for (const field of Object.keys(stored)) expect(parseOrNull(schema, { ...stored, [field]: undefined })).toBeNull();
});
