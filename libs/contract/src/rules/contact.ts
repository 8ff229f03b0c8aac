import { plainCode } from './typed-text.ts';

/** What people write between the digits of a number. */
const SEPARATORS = /[\s\p{Pd}().,/·−]/gu;

/**
 * Returns the digits of an Indian mobile number as typed or pasted: `+91 98765-43210`, `09876543210` and `९८७६५४३२१०` are
 * one number each. The code of another country stays, so that its number is not taken for an Indian one.
 */
export const normalisePhone = (text: string): string =>
  plainCode(text)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)91/, '')
    // Also while the last digit is missing, because a field of ten digits then has no room for the prefix.
    .replace(/^(?:0?91)?0?(?=[6-9]\d{8,9}$)/, '');

/**
 * Returns whether the text is a ten-digit Indian mobile number once normalised. The field itself accepts any ten
 * characters (AMB-27).
 */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** Returns the digits of a PIN code as typed or pasted: `560-001` and `५६० ००१` are one code each. */
export const normalisePinCode = (text: string): string => plainCode(text).replace(SEPARATORS, '');

/** Returns whether the text has the form of an Indian PIN code. It does not check that the shop delivers there. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(normalisePinCode(text));
