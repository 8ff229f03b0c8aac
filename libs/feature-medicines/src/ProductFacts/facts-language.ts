import type { Language, ProductFacts } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';

/** Returns the language of the texts of a product, if it is not that of the page. */
export const languageOfFacts = ({ language }: ProductFacts): Language | undefined =>
  language === languageCopy.current ? undefined : languageCopy.apiLanguage;
