import { expect, test } from 'vitest';
import { cityOfPinCode, pinCodeInCity, tidyDelivery, wrongDeliveryFields } from './delivery-details.ts';

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

test.each([
  [{}, []],
  [{ phone: '\u202a09876543210\u202c', pinCode: '५६०-००१' }, []],
  [{ phone: '12345', pinCode: '56', address: '', name: ' \u3164' }, ['name', 'address', 'pinCode', 'phone']],
])('returns the problems of %j: %j', (change, wrong) => {
  expect(wrongDeliveryFields({ ...asha, ...change })).toEqual(wrong);
});

test('trims the stored details', () => {
  const typed = {
    name: ' Asha\tRao ',
    address: ' 12, MG Road,\n  Bengaluru ',
    pinCode: '560 001',
    phone: '+91 98765-43210',
  };
  expect(tidyDelivery(typed)).toEqual(asha);
});

test.each([
  ['110001', 'Delhi'],
  ['400 050', 'Mumbai'],
  ['५६०००१', 'Banglore'],
  ['500081', 'Hyderabad'],
  ['411001', ''],
  ['', ''],
])('the city of PIN code %j is %j', (pinCode, city) => {
  expect(cityOfPinCode(pinCode)).toBe(city);
});

test.each([
  ['Delhi', '110001'],
  ['Banglore', '560001'],
  ['Pune', ''],
  ['', ''],
])('a PIN code in the city %j is %j', (city, pinCode) => {
  expect(pinCodeInCity(city)).toBe(pinCode);
});
