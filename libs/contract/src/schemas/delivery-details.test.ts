import { expect, test } from 'vitest';
import { deliveryDetailsSchema, keptDeliverySchema } from './delivery-details.ts';
import { parseOrNull } from './fields.ts';

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

test('details are read as they were kept', () => {
  expect(parseOrNull(deliveryDetailsSchema, { ...asha, more: 1 })).toEqual(asha);
  expect(parseOrNull(keptDeliverySchema, { ...asha, of: 'u1:Asha' })).toEqual({ ...asha, of: 'u1:Asha' });
});

test.each([null, 7, {}, { ...asha, name: '' }, { ...asha, pinCode: '056001' }, { ...asha, phone: 98 }])(
  '%j holds no details',
  (value) => {
    expect(parseOrNull(deliveryDetailsSchema, value)).toBeNull();
    expect(parseOrNull(keptDeliverySchema, { of: '', ...(value as object) })).toBeNull();
  },
);

test('details that say not whose they are are nobody’s', () => {
  expect(parseOrNull(keptDeliverySchema, asha)).toBeNull();
});

test('a kept PIN code is read as its digits', () => {
  expect(parseOrNull(deliveryDetailsSchema, { ...asha, pinCode: '560 001' })).toEqual(asha);
});
