export type Locale = 'en' | 'hi';

/**
 * The words of one screen. English is always present. Another language can be added without a change to a component.
 */
export type Localised<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

/** The complete words of a screen in Hindi: `const cartCopy: InHindi<typeof english.cartCopy>`. */
export type InHindi<L> = L extends { readonly en: infer T } ? { readonly hi: T } : never;

/** Returns the words in the given language, or in English if that language has none yet. */
export const inLocale = <T>(words: Localised<T>, locale: Locale): T => words[locale] ?? words.en;
