import { z } from 'zod';
import { oneLine } from '../rules/typed-text.ts';

/**
 * Matches text without control characters and without halves of a character (surrogates). No shopper types these, and
 * not every database can store them.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of text without control characters, possibly empty. */
export const plainText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN, 'has to be free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`);

/** Text that a shopper has typed or pasted, as one line that is not empty. A tab or a line break counts as a space. */
export const filledText = (maxLength: number) =>
  z
    .string('has to be text')
    .overwrite(oneLine)
    .min(1, 'has to be filled in')
    .max(maxLength, `may have up to ${maxLength} characters`);
