import { type Language, LANGUAGE_PARAMETER } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';

/**
 * The language of this build. Node chooses it like every text, by the export conditions of `@niramaya/copy`: with
 * `--conditions=hi` it is Hindi.
 */
export const language: Language = languageCopy.current;

/** The export conditions by which a bundle of Vite gets the texts of the same language. They come before Vite's own. */
export const languageConditions: readonly string[] = language === 'en' ? [] : [language];

/** Returns the tag of a page in a language for its `<html lang>`. Only English differs from country to country. */
export const htmlTag = (one: Language): string => (one === 'en' ? 'en-IN' : one);

/** Returns the tag of a page in a language for the Open Graph protocol. */
export const openGraphTag = (one: Language): string => `${one}_IN`;

/** Returns the address at which a search engine finds a page in a language: only English needs no parameter. */
export const addressIn = (one: Language, address: string): string =>
  one === 'en' ? address : `${address}?${LANGUAGE_PARAMETER}=${one}`;
