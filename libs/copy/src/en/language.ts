import type { Language } from '@niramaya/contract';

/** The language of a build and the texts of the control that changes it. Another language is named in itself. */
export interface LanguageCopy {
  /** The language of the texts of this build. */
  readonly current: Language;
  /** The language of the titles that the API sends, if it is another one. */
  readonly ofData?: Language;
  /** The language that the control changes to, and its name in itself. */
  readonly other: { readonly language: Language; readonly name: string };
}

/** The language of a build in English, with Hindi as the other one. */
export const languageCopy: LanguageCopy = { current: 'en', other: { language: 'hi', name: 'हिन्दी' } };
