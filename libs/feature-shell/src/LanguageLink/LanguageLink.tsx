import { styled } from '@niramaya/ui/styled';
import { LANGUAGE_PARAMETER } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { changeLanguage, useStorageReady } from '@niramaya/data-access';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

const { language, name } = languageCopy.other;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * LanguageLink opens the same address in the other language, which it names in itself. It works without JavaScript, as a
 * link to `?lang=`. With JavaScript a click keeps the choice and loads the page again, so that the history entry, its
 * state and its scroll position stay.
 */
export function LanguageLink() {
  const { search } = useLocation();
  // The prerendered page knows no query, and the first render has to equal it.
  const parameters = new URLSearchParams(useStorageReady() ? search : '');
  parameters.set(LANGUAGE_PARAMETER, language);
  return (
    <styled.a
      href={`?${parameters}`}
      lang={language}
      hrefLang={language}
      display="flex"
      alignItems="center"
      minH="11"
      justifyContent="center"
      // The width is fixed, so that nothing moves when the font of the name arrives.
      w="16"
      fontFamily={language === 'hi' ? "['Anek name of Hindi', sans-serif]" : undefined}
      borderRadius="control"
      fontWeight="semibold"
      color="brand.fg"
      whiteSpace="nowrap"
      _hover={{ bg: 'brand.subtle' }}
      onClick={(event) => {
        if (isPlain(event) && changeLanguage(language)) event.preventDefault();
      }}
    >
      {name}
    </styled.a>
  );
}
