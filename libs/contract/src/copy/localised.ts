export type Locale = 'en' | 'hi';

/** The words of one screen. English is always there; another language may be added without touching a component. */
export type Localised<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

/** The words in the asked language, or in English where it has none yet. */
export const inLocale = <T>(words: Localised<T>, locale: Locale): T => words[locale] ?? words.en;
