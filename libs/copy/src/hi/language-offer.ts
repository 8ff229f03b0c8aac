/** Only an English page offers another language, so that one module has the texts for both builds. */
export { languageOfferCopy } from '../en/language-offer.ts';
