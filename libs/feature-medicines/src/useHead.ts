import { LANGUAGE_PARAMETER, productLink, readProductLink } from '@niramaya/contract';
import { useEffect } from 'react';

/** The end of each title. */
const SHOP = ' · Niramaya';

/**
 * Returns the address of a product with the host and the language of an address of the screen. The links of the head
 * have the host of the shop, and another host may have served this page.
 */
function ofProduct(id: number, screen: string): string {
  const address = new URL(productLink(id), screen);
  const language = new URL(screen).searchParams.get(LANGUAGE_PARAMETER);
  if (language !== null) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

/** Returns the address of the screen with the host and the language of an address of a product. */
function ofScreen(product: string): string {
  const address = new URL(product);
  address.searchParams.delete('id');
  return address.href;
}

/**
 * Writes the title, the canonical link and those of the translations into the head, and returns a function that
 * restores them.
 */
function writeHead(title: string, id: number | undefined) {
  const before = document.title;
  document.title = title + SHOP;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')];
  if (id !== undefined) for (const link of links) link.href = ofProduct(id, link.href);
  return () => {
    document.title = before;
    // The server may have sent the page with the addresses of a product.
    for (const link of links) link.href = ofScreen(link.href);
  };
}

/**
 * Returns the title of a product if the server has sent the page with the head of this product, else null. The title of
 * the document is no longer that of the server once the screen has arrived.
 */
export function readServedTitle(product: number | string): string | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (canonical === undefined || readProductLink(new URL(canonical).search) !== product) return null;
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';
  return title.endsWith(SHOP) ? title.slice(0, -SHOP.length) : null;
}

/**
 * Gives the document a title of its own as long as the component shows, such as that of a product, and with `productId`
 * the canonical link of that product and those of its translations. With null the head of the screen stays.
 */
export function useHead(title: string | null, productId?: number) {
  useEffect(() => {
    if (title === null) return undefined;
    let restore: (() => void) | undefined;
    let isShown = true;
    // The frame of the screen announces the arrival and writes its head in an effect of the same commit. A microtask
    // runs after it.
    queueMicrotask(() => {
      if (isShown) restore = writeHead(title, productId);
    });
    return () => {
      isShown = false;
      restore?.();
    };
  }, [title, productId]);
}
