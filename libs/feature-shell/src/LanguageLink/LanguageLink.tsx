import { styled } from '@niramaya/ui/styled';
import { LANGUAGE_PARAMETER } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { hasOneLanguage, requestLanguage, useAppDispatch, useStorageReady } from '@niramaya/data-access';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a click opens the link in the same tab. Safari before 18.2 sends a click for the middle button too. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * LanguageLink has a link for each other language, which opens the same address in it. The language is named in itself.
 * A click keeps the choice and loads the page again, so that the history entry, its state and its scroll position stay.
 * If a form has text that the load would lose, a dialog asks first. Without JavaScript it is a link to the same screen
 * with `?lang=` alone, because a prerendered page knows no query. At a click before hydration,
 * `apps/storefront/inline/early-input.ts` adds the query of the address. If the shopper has used another control
 * before, the link opens after hydration, because a page load would lose that input. The demonstration has links of its
 * own instead.
 */
export function LanguageLink() {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  // The prerendered page knows no query, and the first render has to equal it.
  const query = useStorageReady() ? search : '';
  if (hasOneLanguage) return null;
  return languageCopy.others.map(({ language, name }) => {
    const parameters = new URLSearchParams(query);
    parameters.set(LANGUAGE_PARAMETER, language);
    return (
      <styled.a
        key={language}
        href={`?${parameters}`}
        lang={language}
        hrefLang={language}
        display="flex"
        alignItems="center"
        minH="11"
        // The letters of the Hindi font are in the upper half of their line.
        pt={language === 'hi' ? '1.5' : undefined}
        justifyContent="center"
        // The width is fixed, so that nothing moves when the font of the name arrives.
        w="16"
        // This font has only the letters of 'हिन्दी', so that an English page need not load the Hindi font.
        fontFamily={language === 'hi' ? "['Anek name of Hindi', sans-serif]" : undefined}
        borderRadius="control"
        fontWeight="semibold"
        color="brand.fg"
        whiteSpace="nowrap"
        _hover={{ bg: 'brand.subtle' }}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          dispatch(requestLanguage(language));
        }}
      >
        {name}
      </styled.a>
    );
  });
}
