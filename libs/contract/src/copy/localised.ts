export type Locale = 'en' | 'hi';

export type Translated<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

export type InHindi<L> = L extends { readonly en: infer T } ? { readonly hi: T } : never;

/** Returns English texts if the language lacks them. */
export const inLocale = <T>(texts: Translated<T>, locale: Locale): T => texts[locale] ?? texts.en;
