import { describe, expect, it } from 'vitest';
import { isMobileNumber, isPinCode, normalisePhone } from './contact.ts';

describe('normalisePhone', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['+91 (98765) 43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0', '0'],
    ['98765', '98765'],
    ['', ''],
  ])('%j becomes %j', (typed, digits) => {
    expect(normalisePhone(typed)).toBe(digits);
  });
});

describe('isMobileNumber', () => {
  it.each(['9876543210', '6000000000', '+91 98765 43210', '098765-43210'])('%j is one', (text) => {
    expect(isMobileNumber(text)).toBe(true);
  });

  it.each(['', '5876543210', '987654321', '98765432101', '98765 4321o', '011 2345 6789'])('%j is none', (text) => {
    expect(isMobileNumber(text)).toBe(false);
  });
});

describe('isPinCode', () => {
  it.each(['110001', '560 034', ' 400053 ', '900056'])('%j is one', (text) => {
    expect(isPinCode(text)).toBe(true);
  });

  it.each(['', '010001', '11000', '1100011', '5600 34', '56003a'])('%j is none', (text) => {
    expect(isPinCode(text)).toBe(false);
  });
});
