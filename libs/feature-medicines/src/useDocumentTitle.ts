import { useEffect } from 'react';

/** Names the document by what is shown for as long as that is shown; null leaves the name of the screen. */
export function useDocumentTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    const own = `${title} · Niramaya`;
    let before: string | undefined;
    let isShown = true;
    // After the screen's frame has said where the shopper has arrived, which it does in the same round of effects.
    queueMicrotask(() => {
      if (!isShown) return;
      before = document.title;
      document.title = own;
    });
    return () => {
      isShown = false;
      // The next screen has put up its own by now, but the same screen with another product has not.
      if (before !== undefined && document.title === own) document.title = before;
    };
  }, [title]);
}
