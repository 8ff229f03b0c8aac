import { normaliseCode } from './typed-text.ts';

const SEPARATORS = /[\s\p{Pd}().,/·−]/gu;

/**
 * Returns a phone number without separators and without India's prefixes (+91, 0). The code of another country stays.
 */
export const normalisePhone = (text: string): string =>
  normaliseCode(text)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)91/, '')
    // The prefix also goes if one digit is still missing: the field has room for ten digits, so while a shopper types
    // '091' and the number, it would have no room for the last ones.
    .replace(/^(?:0?91)?0?(?=[6-9]\d{8,9}$)/, '');

/** True for an Indian mobile number: ten digits, of which the first is 6 to 9, with or without +91. */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/**
 * True for a number that can be called: 10 to 15 digits, as a mobile number, a landline with its area code, or a number
 * of another country. Whether it exists is unknown. The zero before an area code and the `+` or `00` before a country
 * code do not count.
 */
export const canBePhoneNumber = (text: string): boolean =>
  /^[1-9]\d{9,14}$/.test(normalisePhone(text).replace(/^(?:\+|0+)/, ''));

/** Returns a PIN code without separators and invisible characters. */
export const normalisePinCode = (text: string): string => normaliseCode(text).replace(SEPARATORS, '');

/** True for six digits that do not begin with 0. It says nothing about whether the code exists. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(normalisePinCode(text));
