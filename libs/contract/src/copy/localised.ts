export type Locale = 'en' | 'hi';

export type Localised<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

export type InHindi<L> = L extends { readonly en: infer T } ? { readonly hi: T } : never;

export const inLocale = <T>(words: Localised<T>, locale: Locale): T => words[locale] ?? words.en;
