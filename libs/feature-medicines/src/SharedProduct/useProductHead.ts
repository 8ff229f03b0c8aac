import { productLink } from '@niramaya/contract';
import type { SharedProduct } from '@niramaya/data-access';
import { useEffect } from 'react';
import { useDocumentTitle } from '../useDocumentTitle';

function canonicalLink(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'canonical';
  return document.head.appendChild(link);
}

/** Returns a function that restores the old link. */
function nameAddress(id: number): () => void {
  const link = canonicalLink();
  const plain = link.getAttribute('href');
  // Another host may have served the page.
  link.href = new URL(productLink(id), link.href || window.location.origin).href;
  return () => {
    if (plain === null) link.remove();
    else link.href = plain;
  };
}

/** Null while the product loads. */
export function useProductHead(product: SharedProduct | null) {
  const id = product?.id;
  useDocumentTitle(product?.medicine.title ?? null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isShown = true;
    let takeBack: (() => void) | undefined;
    // After the frame of the screen has written its link.
    queueMicrotask(() => {
      if (isShown) takeBack = nameAddress(id);
    });
    return () => {
      isShown = false;
      takeBack?.();
    };
  }, [id]);
}
