import { LANGUAGE_PARAMETER, productLink } from '@niramaya/contract';
import { useEffect } from 'react';

/**
 * Returns the address of a product with the host and the language of an address of the screen. The links of the head have
 * the host of the shop, and another one may have served this page.
 */
function ofProduct(id: number, screen: string): string {
  const address = new URL(productLink(id), screen);
  const language = new URL(screen).searchParams.get(LANGUAGE_PARAMETER);
  if (language !== null) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

/** Writes the title, the canonical link and those of the translations into the head, and returns a function that restores them. */
function writeHead(title: string, id: number | undefined) {
  const before = document.title;
  document.title = `${title} · Niramaya`;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')];
  const addresses = links.map(({ href }) => href);
  if (id !== undefined) for (const link of links) link.href = ofProduct(id, link.href);
  return () => {
    document.title = before;
    links.forEach((link, index) => {
      link.href = addresses[index] ?? link.href;
    });
  };
}

/**
 * Gives the document a title of its own as long as the component shows, such as that of a product, and with `productId` the
 * canonical link of that product and those of its translations. With null the head of the screen stays.
 */
export function useHead(title: string | null, productId?: number) {
  useEffect(() => {
    if (title === null) return undefined;
    let restore: (() => void) | undefined;
    let isShown = true;
    // The frame of the screen announces the arrival and writes its head in an effect of the same commit. A microtask runs
    // after it.
    queueMicrotask(() => {
      if (isShown) restore = writeHead(title, productId);
    });
    return () => {
      isShown = false;
      restore?.();
    };
  }, [title, productId]);
}
