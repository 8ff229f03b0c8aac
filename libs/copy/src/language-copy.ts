import { languageNames, languages, type Language } from '@niramaya/contract';

/** The language of a build, and the others, between which a shopper chooses. */
export interface LanguageCopy {
  /** The language of the texts of this build. */
  readonly current: Language;
  /**
   * The language of the titles and texts that the API sends, if `current` is another one. It is the `lang` of an
   * element with such a text, and undefined leaves that attribute out.
   */
  readonly apiLanguage?: Language;
  /** The languages that a control changes to, each with its name in itself. */
  readonly others: readonly { readonly language: Language; readonly name: string }[];
}

/** Returns the `languageCopy` of a build in this language. */
export const languageCopyOf = (current: Language): LanguageCopy => ({
  current,
  apiLanguage: current === 'en' ? undefined : 'en',
  others: languages
    .filter((language) => language !== current)
    .map((language) => ({ language, name: languageNames[language] })),
});
