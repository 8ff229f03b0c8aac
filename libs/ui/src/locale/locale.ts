import { createContext, useContext } from 'react';

/** A language of the shop. */
export type Locale = 'en' | 'hi';

/** Texts in English and, if they are translated, in other languages. */
type Translated<T> = { readonly en: T } & { readonly [L in Locale]?: T };

const LocaleContext = createContext<Locale>('en');

/** Sets the language of all components inside. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the current language. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** Returns the texts of a screen in the shopper's language. English is the fallback. */
export const useCopy = <T>(copy: Translated<T>): T => copy[useLocale()] ?? copy.en;
