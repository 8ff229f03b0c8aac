export type Locale = 'en' | 'hi';

export type Translated<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

/** Returns English texts if the language lacks them. */
export const inLocale = <T>(texts: Translated<T>, locale: Locale): T => texts[locale] ?? texts.en;
