import { productLink } from '@niramaya/contract';
import { useEffect } from 'react';
import { useDocumentTitle } from '../useDocumentTitle';

/** The canonical link of the prerendered page, or a new one where the page came without. */
function canonicalLink(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** Names the product's own address in the head; answers how to take it back. */
function nameAddress(id: number): () => void {
  const link = canonicalLink();
  const plain = link.getAttribute('href');
  // On the host that the prerendered link names, which need not be the one that served the page.
  link.href = new URL(productLink(id), link.href || window.location.origin).href;
  return () => {
    if (plain === null) link.remove();
    else link.href = plain;
  };
}

/** Gives the document the product's title and its own canonical link for as long as it is shown; a null title is none yet. */
export function useProductHead(id: number, title: string | null) {
  useDocumentTitle(title);
  const isKnown = title !== null;
  useEffect(() => {
    if (!isKnown) return undefined;
    let isShown = true;
    let takeBack: (() => void) | undefined;
    // After the screen's frame has written the canonical link of the screen, in the same round of effects.
    queueMicrotask(() => {
      if (isShown) takeBack = nameAddress(id);
    });
    return () => {
      isShown = false;
      takeBack?.();
    };
  }, [id, isKnown]);
}
