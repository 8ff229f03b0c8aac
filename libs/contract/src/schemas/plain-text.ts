import { z } from 'zod';

/** Control characters and halves of a character, which no shopper types and not every database can keep. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_AND_NOT_BLANK = /^(?=[\s\S]*\S)[^\p{Cc}\p{Cs}]*$/u;

/** One line of text without control characters, possibly empty. */
export const plainText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN, 'has to be free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`);

/** One line of text that says something. Spaces around it are taken off. */
export const filledText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN_AND_NOT_BLANK, 'has to be filled in and free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`)
    .trim();
