import { inLocale, type Locale, type Localised } from '@niramaya/contract';
import { createContext, useContext } from 'react';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of all components inside. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the current language. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** Returns the texts of a screen in the shopper's language. English is the fallback. */
export const useCopy = <T>(words: Localised<T>): T => inLocale(words, useLocale());
