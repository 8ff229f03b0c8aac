import type { Language } from '@niramaya/contract';

/** The texts with which an English page offers a language. All but `here` are in that language. */
interface LanguageOffer {
  /** The sentence that the shop has the language, in the language itself. */
  readonly own: string;
  /** The same sentence in English. */
  readonly here: string;
  /** The button that changes to the language. */
  readonly change: string;
}

const offers: Readonly<Record<Exclude<Language, 'en'>, LanguageOffer>> = {
  hi: { own: 'यह दुकान हिंदी में भी है', here: 'This shop is also in Hindi', change: 'हिन्दी' },
};

/** The offers of other languages. Only an English page shows one, to a browser that prefers that language. */
export const languageOfferCopy: {
  readonly offers: Readonly<Partial<Record<Language, LanguageOffer>>>;
  readonly label: string;
  readonly close: string;
} = { offers, label: 'Another language', close: 'Stay in English' };
