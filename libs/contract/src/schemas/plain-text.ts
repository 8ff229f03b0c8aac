import { z } from 'zod';

/**
 * Matches text without control characters and without halves of a character (surrogates). No shopper types these, and
 * not every database can store them.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_AND_NOT_BLANK = /^(?=[\s\S]*\S)[^\p{Cc}\p{Cs}]*$/u;

/** One line of text without control characters, possibly empty. */
export const plainText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN, 'has to be free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`);

/** One line of text that is not blank. Spaces around it are removed. */
export const filledText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN_AND_NOT_BLANK, 'has to be filled in and free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`)
    .trim();
