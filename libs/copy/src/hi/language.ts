import type { LanguageCopy } from '../en/language.ts';

/** See `LanguageCopy`. */
export const languageCopy: LanguageCopy = { current: 'hi', ofData: 'en', other: { language: 'en', name: 'English' } };
