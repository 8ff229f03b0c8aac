import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { paidConsultationSchema } from './consultation.ts';
import { storedDeliverySchema } from './delivery-details.ts';
import { parseOrNull } from './fields.ts';
import { prescriptionSchema } from './prescription.ts';
import {
  cartItemSchema,
  isRefillInterval,
  storedProductIdSchema,
  refillChoiceSchema,
  selectedMedicineSchema,
} from './storage.ts';

const prices = { image: '/api/pictures/7.svg', title: 'Zinc', price: 200, discountedPrice: 180 };

it.each<[string, z.ZodMiniType, Record<string, unknown>]>([
  ['cart line', cartItemSchema, { ...prices, quantity: 1 }],
  ['selected product', selectedMedicineSchema, { ...prices, discount: 10, rating: 4, category: 'vitamins' }],
])('[STORAGE-04 STORAGE-07] a stored %s has exactly its fields, and no script as an image', (_name, schema, stored) => {
  expect(parseOrNull(schema, { ...stored, coupon: 'none' })).toEqual(stored);
  expect(parseOrNull(schema, { ...stored, image: 'javascript:alert(1)' })).toEqual({ ...stored, image: '' });
  for (const field of Object.keys(stored)) expect(parseOrNull(schema, { ...stored, [field]: undefined })).toBeNull();
});

// `of` is the user key of the owner: 'u1:Asha' is the account with the id u1 and the name Asha, and '' is a guest.
const delivery = { of: 'u1:Asha', name: 'Asha Rao', address: '12, MG Road', pinCode: '560001', phone: '9876543210' };
const prescription = { id: 'rao', of: '', doctor: 'Dr. Rao', writtenOn: '2026-02-03', orders: ['NM-7K3F9Q'] };

const consultation = {
  orderId: 'NM-7K3F9Q',
  of: 'u1:Asha',
  patient: { name: 'Arjun Iyer', age: '8', gender: 'male' },
  symptoms: ['Cough'],
  phone: '98765 43210',
};

it.each<[what: string, schema: z.ZodMiniType, stored: object, invalid: readonly unknown[]]>([
  ['id of the opened product', storedProductIdSchema, { id: 7, title: 'Zinc' }, [{ title: '' }, { title: 7 }]],
  ['title of the opened product, whose id is not known', storedProductIdSchema, { id: null, title: 'Zinc' }, []],
  ['refill', refillChoiceSchema, { title: 'Zinc', of: '', days: 30 }, [{ of: undefined }, { days: 0 }]],
  ['consultation', paidConsultationSchema, consultation, [{ orderId: '' }, { of: undefined }, { of: 7 }]],
  [
    'consultation whose phone number was added later',
    paidConsultationSchema,
    { ...consultation, phoneAddedAtMs: 1770000000000 },
    [],
  ],
  ['address', storedDeliverySchema, delivery, [{ name: '' }, { pinCode: '056001' }, { phone: 98 }, { of: undefined }]],
  ['prescription', prescriptionSchema, prescription, [{ doctor: '' }, { of: null }, { orders: 'NM-7K3F9Q' }]],
  ['date', prescriptionSchema, prescription, [{ writtenOn: '2026-13-40' }, { writtenOn: '+275760-09-14' }]],
  ['product that was taken off the refill list', refillChoiceSchema, { title: 'Zinc', of: 'u1:Asha', days: null }, []],
])('a stored %s is read unchanged, without unknown fields, or not at all', (_what, schema, stored, invalid) => {
  expect(parseOrNull(schema, { ...stored, more: 1 })).toEqual(stored);
  for (const part of invalid) expect(parseOrNull(schema, { ...stored, ...(part as object) })).toBeNull();
});

it('a stored PIN code is read as its digits', () => {
  expect(parseOrNull(storedDeliverySchema, { ...delivery, pinCode: '560 001' })).toEqual(delivery);
});

it('an interval has from 1 to 365 whole days', () => {
  expect([1, 365, 0, 366, 1.5].map(isRefillInterval)).toEqual([true, true, false, false, false]);
});

it('a stored consultation whose parts are damaged is read without them', () => {
  const damaged = { ...consultation, patient: { name: '' }, symptoms: 'Cough', phone: 98 };
  expect(parseOrNull(paidConsultationSchema, damaged)).toEqual({
    orderId: 'NM-7K3F9Q',
    of: 'u1:Asha',
    patient: null,
    symptoms: [],
    phone: '',
  });
});
