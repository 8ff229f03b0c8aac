import type { LanguageCopy } from '../en/language.ts';

/** See `LanguageCopy`. */
export const languageCopy: LanguageCopy = { current: 'hi', other: { language: 'en', name: 'English' } };
