import type { Language, ProductFacts } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';

/**
 * Returns the language of the texts of a product if it is not that of the page, and otherwise undefined. Only
 * translated facts have a `language`. All other facts are in the language of the API.
 */
export const languageOfFacts = ({ language }: ProductFacts): Language | undefined =>
  language === languageCopy.current ? undefined : languageCopy.apiLanguage;
