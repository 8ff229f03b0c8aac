import { inLocale, type Locale, type Localised } from '@niramaya/contract';
import { createContext, useContext } from 'react';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of everything inside. */
export const LocaleProvider = LocaleContext.Provider;

/** The language to write in. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** The words of a screen in the shopper's language, in English where that has none yet. */
export const useCopy = <T>(words: Localised<T>): T => inLocale(words, useLocale());
