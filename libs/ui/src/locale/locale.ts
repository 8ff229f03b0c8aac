import { createContext, useContext } from 'react';

export type Locale = 'en' | 'hi';

type Translated<T> = { readonly en: T } & { readonly [L in Locale]?: T };

const LocaleContext = createContext<Locale>('en');

/** Sets the language. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the language. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts in the language, or in English. */
export const useCopy = <T>(copy: Translated<T>): T => copy[useLocale()] ?? copy.en;
