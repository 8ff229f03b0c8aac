import { productLink } from '@niramaya/contract';
import { useEffect } from 'react';

/** Returns a function that restores the head. */
function writeHead(title: string, id: number | undefined) {
  const before = document.title;
  document.title = `${title} · Niramaya`;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = link?.href;
  // Another host may have served the page.
  if (link && id !== undefined) link.href = new URL(productLink(id), link.href).href;
  return () => {
    document.title = before;
    if (link && address !== undefined) link.href = address;
  };
}

/** With null the head of the screen stays. */
export function useHead(title: string | null, productId?: number) {
  useEffect(() => {
    if (title === null) return undefined;
    let restore: (() => void) | undefined;
    let isShown = true;
    // Runs after the frame has announced the new screen and written its head.
    queueMicrotask(() => {
      if (isShown) restore = writeHead(title, productId);
    });
    return () => {
      isShown = false;
      restore?.();
    };
  }, [title, productId]);
}
