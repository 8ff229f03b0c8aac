import { productLink } from '@niramaya/contract';
import { useEffect } from 'react';

/** Writes title and canonical link into the head, and returns a function that restores them. */
function writeHead(title: string, id: number | undefined) {
  const before = document.title;
  document.title = `${title} · Niramaya`;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = link?.href;
  // The canonical link has the host of the shop, and another one may have served this page. So its host stays.
  if (link && id !== undefined) link.href = new URL(productLink(id), link.href).href;
  return () => {
    document.title = before;
    if (link && address !== undefined) link.href = address;
  };
}

/**
 * Gives the document a title of its own as long as the component shows, such as that of a product, and with `productId` the
 * canonical link of that product. With null the head of the screen stays.
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
