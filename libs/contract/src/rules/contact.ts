import { plainCode } from './typed-text.ts';

const SEPARATORS = /[\s\p{Pd}().,/·−]/gu;

/** Returns only digits, but preserves the code of another country. */
export const normalisePhone = (text: string): string =>
  plainCode(text)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)91/, '')
    // Also before the last digit: a field of ten digits has no space for the prefix.
    .replace(/^(?:0?91)?0?(?=[6-9]\d{8,9}$)/, '');

/** True for ten digits from 6 on, with or without +91. */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** Removes separators and invisible marks. */
export const normalisePinCode = (text: string): string => plainCode(text).replace(SEPARATORS, '');

/** Checks the form only, not the delivery. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(normalisePinCode(text));
