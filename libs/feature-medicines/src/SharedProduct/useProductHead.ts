import { productLink } from '@niramaya/contract';
import { useEffect } from 'react';

/** The canonical link of the prerendered page, or a new one where the page came without. */
function canonicalLink(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** Names the product in the head; answers how to take it back. */
function nameProduct(id: number, title: string): () => void {
  const before = document.title;
  const own = `${title} · Niramaya`;
  document.title = own;
  const link = canonicalLink();
  const plain = link.getAttribute('href');
  // On the host that the prerendered link names, which need not be the one that served the page.
  link.href = new URL(productLink(id), link.href || window.location.origin).href;
  return () => {
    // The next screen has put up its own by now, but the same screen with another product has not.
    if (document.title === own) document.title = before;
    if (plain === null) link.remove();
    else link.href = plain;
  };
}

/** Gives the document the product's title and its own canonical link for as long as it is shown; a null title is none yet. */
export function useProductHead(id: number, title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    let isShown = true;
    let takeBack: (() => void) | undefined;
    // After the screen's frame has said where the shopper has arrived, which it does in the same round of effects.
    queueMicrotask(() => {
      if (isShown) takeBack = nameProduct(id, title);
    });
    return () => {
      isShown = false;
      takeBack?.();
    };
  }, [id, title]);
}
