import { createContext, useContext } from 'react';

/** Carries the language of product titles that `UiProvider` has. */
export const TitleLanguage = createContext<string | undefined>(undefined);

/**
 * Returns the `lang` of an element with the title of a product: undefined if titles are in the language of the page.
 * `UiProvider` sets it, and the components of this library that show a title use it themselves.
 */
export const useTitleLanguage = (): string | undefined => useContext(TitleLanguage);
