import { languageNames, languages, type Language } from '@niramaya/contract';

/** The language of a build, and the others, between which a shopper chooses. */
export interface LanguageCopy {
  /** The language of the texts of this build. */
  readonly current: Language;
  /** The language of the titles that the API sends, if it is another one. */
  readonly ofData?: Language;
  /** The languages that a control changes to, each with its name in itself. */
  readonly others: readonly { readonly language: Language; readonly name: string }[];
}

/** Returns the `languageCopy` of a build in this language. */
export const languageCopyOf = (current: Language): LanguageCopy => ({
  current,
  ofData: current === 'en' ? undefined : 'en',
  others: languages
    .filter((language) => language !== current)
    .map((language) => ({ language, name: languageNames[language] })),
});
