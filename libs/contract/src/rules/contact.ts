import { normaliseCode } from './typed-text.ts';

const SEPARATORS = /[\s\p{Pd}().,/·−]/gu;

/**
 * Returns a phone number without separators and without India's prefixes (+91, 0). The code of another country stays.
 */
export const normalisePhone = (text: string): string =>
  normaliseCode(text)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)91/, '')
    // The prefix is removed even if the tenth digit is still missing. The form for the app link calls this function at
    // each keystroke, and its field has room for ten characters (`policy.phoneMaxLength`): with the prefix '091' in it,
    // the last digits of the number would not fit.
    .replace(/^(?:0?91)?0?(?=[6-9]\d{8,9}$)/, '');

/** True for an Indian mobile number: ten digits, of which the first is 6 to 9, with or without +91. */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** The reason why a text cannot be a phone number: a character that is no digit, too few digits, or too many. */
export type PhoneFault = 'sign' | 'short' | 'long';

/**
 * Returns the reason why a text cannot be called, or null for 10 to 15 digits, as in a mobile number, a landline with
 * its area code, or a number of another country. Whether the number exists is unknown. Zeros before an area code and
 * the `+` or `00` before a country code do not count. No country code begins with 0, so '+0' is 'short', too.
 */
export function phoneFault(text: string): PhoneFault | null {
  const digits = normalisePhone(text).replace(/^(?:\+|0+)/, '');
  if (/\D/.test(digits)) return 'sign';
  if (digits.length < 10 || digits.startsWith('0')) return 'short';
  return digits.length > 15 ? 'long' : null;
}

/** True for a text that can be called, as `phoneFault` decides. */
export const canBePhoneNumber = (text: string): boolean => phoneFault(text) === null;

/** Returns a PIN code without separators and invisible characters. */
export const normalisePinCode = (text: string): string => normaliseCode(text).replace(SEPARATORS, '');

/** True for six digits that do not begin with 0. It says nothing about whether the code exists. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(normalisePinCode(text));
