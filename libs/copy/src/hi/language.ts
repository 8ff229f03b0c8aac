import type { LanguageCopy } from '../en/language.ts';

/** The language of a build in Hindi, with English as the other one. The titles that the API sends are in English. */
export const languageCopy: LanguageCopy = { current: 'hi', ofData: 'en', other: { language: 'en', name: 'English' } };
