import { z } from 'zod';
import { oneLine } from '../rules/typed-text.ts';

/** Text without control characters and single surrogates, which not every database can store. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

/**
 * Returns a schema of text for the API, of up to `maxLength` characters. It accepts empty text, but no control
 * characters.
 */
export const plainText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN, 'has to be free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`);

/**
 * Returns a schema of one line of visible text for the API: see `oneLine`. It refuses text that is empty or too long.
 */
export const lineOfText = (maxLength: number) =>
  z
    .string('has to be text')
    .overwrite(oneLine)
    .min(1, 'has to be filled in')
    .max(maxLength, `may have up to ${maxLength} characters`);
