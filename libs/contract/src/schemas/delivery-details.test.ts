import { expect, test } from 'vitest';
import { storedDeliverySchema } from './delivery-details.ts';
import { parseOrNull } from './fields.ts';

const kept = {
  of: 'u1:Asha',
  name: 'Asha Rao',
  address: '12, MG Road, Bengaluru',
  pinCode: '560001',
  phone: '9876543210',
};

test('reads stored details with their owner, and the PIN code as its digits', () => {
  expect(parseOrNull(storedDeliverySchema, { ...kept, pinCode: '560 001', more: 1 })).toEqual(kept);
});

test.each([null, { name: '' }, { pinCode: '056001' }, { phone: 98 }, { of: undefined }])(
  'rejects details with %j',
  (change) => {
    expect(parseOrNull(storedDeliverySchema, change && { ...kept, ...change })).toBeNull();
  },
);
