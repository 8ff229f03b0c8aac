import { plainCode } from './typed-text.ts';

const SEPARATORS = /[\s\p{Pd}().,/·−]/gu;

/** Keeps the code of another country. */
export const normalisePhone = (text: string): string =>
  plainCode(text)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)91/, '')
    // Before the last digit too: ten digits leave no space for a prefix.
    .replace(/^(?:0?91)?0?(?=[6-9]\d{8,9}$)/, '');

/** Ten digits from 6 on. */
export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(normalisePhone(text));

/** Removes separators and invisible marks. */
export const normalisePinCode = (text: string): string => plainCode(text).replace(SEPARATORS, '');

/** By its form only. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(normalisePinCode(text));
