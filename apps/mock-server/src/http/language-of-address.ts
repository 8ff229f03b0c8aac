import { isLanguage, LANGUAGE_PARAMETER, type Language } from '@niramaya/contract';
import type { Request } from 'express';

/** Returns the language that the address chooses, or null. An address with two languages chooses none. */
export function languageOfAddress({ query }: Pick<Request, 'query'>): Language | null {
  const value: unknown = query[LANGUAGE_PARAMETER];
  return isLanguage(value) ? value : null;
}
