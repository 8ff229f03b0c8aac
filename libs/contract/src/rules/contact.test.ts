import { expect, it } from 'vitest';
import {
  canBePhoneNumber,
  isMobileNumber,
  isPinCode,
  normalisePhone,
  normalisePinCode,
  phoneFault,
} from './contact.ts';
import { policy } from './policy.ts';

it.each([
  ['+91 (0) 98765-43210', '9876543210'],
  ['0091 98765 – 43210', '9876543210'],
  ['0919876543210', '9876543210'],
  ['\u202a98765.43210\u202c', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  // These ten digits begin with 91, or have it inside, and it is no code of India.
  ['9198765432', '9198765432'],
  ['98765 00915', '9876500915'],
  // The shopper has not yet typed the last digit of these numbers.
  ['0987654321', '987654321'],
  ['91987654321', '987654321'],
  ['0', '0'],
  ['+1 415 555 2671', '+14155552671'],
  ['0044 7911 123456', '00447911123456'],
  ['1 098765 43210', '109876543210'],
  ['098765 43210 12', '0987654321012'],
  ['98765 4321o', '987654321o'],
])('the phone number %j becomes %j', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits);
});

it.each([
  ['6000000000', true],
  ['+91 98765 43210', true],
  ['+1 9876543210', false],
  ['5876543210', false],
  ['987654321', false],
  ['98765432101', false],
])('%j is a mobile number: %j', (text, expected) => {
  expect(isMobileNumber(text)).toBe(expected);
});

it.each([
  ['98765 43210', null],
  ['+91 98765 43210', null],
  ['022 2345 6789', null],
  ['+44 7911 123456', null],
  ['123456789012345', null],
  ['12345', 'short'],
  ['0000000000', 'short'],
  ['+0123456789', 'short'],
  ['98765 4321', 'short'],
  ['1234567890123456', 'long'],
  ['call me', 'sign'],
  ['98765 4321o and more', 'sign'],
])('%j as a phone number has the fault: %j', (text, expected) => {
  expect(phoneFault(text)).toBe(expected);
  expect(canBePhoneNumber(text)).toBe(expected === null);
});

it('[CONST-08] a mobile number has at most ten digits', () => {
  expect(policy.phoneMaxLength).toBe(10);
});

it.each([' 560-034. ', '56 00\u200934', '\u202a५६०–०३४\u202c'])('the PIN code %j becomes 560034', (text) => {
  expect([normalisePinCode(text), isPinCode(text)]).toEqual(['560034', true]);
});

it.each(['', '010001', '11000', '1100011', '56003a'])('%j is not a PIN code', (text) => {
  expect(isPinCode(text)).toBe(false);
});
