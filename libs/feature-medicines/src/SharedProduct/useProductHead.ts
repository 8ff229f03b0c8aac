import { productLink } from '@niramaya/contract';
import type { SharedProduct } from '@niramaya/data-access';
import { useEffect } from 'react';
import { useDocumentTitle } from '../useDocumentTitle';

/** Returns the canonical link of the prerendered page, or a new one if the page has none. */
function canonicalLink(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** Sets the canonical link to the product's own address. Returns a function that restores the old link. */
function nameAddress(id: number): () => void {
  const link = canonicalLink();
  const plain = link.getAttribute('href');
  // Uses the host of the prerendered link, which may differ from the host that served the page.
  link.href = new URL(productLink(id), link.href || window.location.origin).href;
  return () => {
    if (plain === null) link.remove();
    else link.href = plain;
  };
}

/** Sets the document title and the canonical link of the product while it shows; null while it has not loaded. */
export function useProductHead(product: SharedProduct | null) {
  const id = product?.id;
  useDocumentTitle(product?.medicine.title ?? null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isShown = true;
    let takeBack: (() => void) | undefined;
    // Runs after the frame of the screen has written its own canonical link, in the same round of effects.
    queueMicrotask(() => {
      if (isShown) takeBack = nameAddress(id);
    });
    return () => {
      isShown = false;
      takeBack?.();
    };
  }, [id]);
}
