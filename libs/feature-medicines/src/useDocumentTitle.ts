import { useEffect } from 'react';

/** Sets the document title while the component is mounted. With null the title of the screen stays. */
export function useDocumentTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    let before: string | undefined;
    let isShown = true;
    // Runs after the frame of the screen has announced the new screen, in the same round of effects.
    queueMicrotask(() => {
      if (!isShown) return;
      before = document.title;
      document.title = `${title} · Niramaya`;
    });
    return () => {
      isShown = false;
      // The next screen sets its own title after this. The same screen with another product does not.
      if (before !== undefined) document.title = before;
    };
  }, [title]);
}
