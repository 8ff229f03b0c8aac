import { z } from 'zod';
import { oneLine } from '../rules/typed-text.ts';

/** Not every database can store control characters and surrogates. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

/** Accepts empty text, but no control characters. */
export const plainText = (maxLength: number) =>
  z
    .string('has to be text')
    .regex(PLAIN, 'has to be free of control characters')
    .max(maxLength, `may have up to ${maxLength} characters`);

/** A tab or a line break counts as a space. */
export const lineOfText = (maxLength: number) =>
  z
    .string('has to be text')
    .overwrite(oneLine)
    .min(1, 'has to be filled in')
    .max(maxLength, `may have up to ${maxLength} characters`);
