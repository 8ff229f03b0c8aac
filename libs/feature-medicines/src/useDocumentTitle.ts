import { useEffect } from 'react';

/** With null the title of the screen stays. */
export function useDocumentTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    let before: string | undefined;
    let isShown = true;
    // Runs after the frame has announced the new screen.
    queueMicrotask(() => {
      if (!isShown) return;
      before = document.title;
      document.title = `${title} · Niramaya`;
    });
    return () => {
      isShown = false;
      // The next screen sets its own title later; another product does not.
      if (before !== undefined) document.title = before;
    };
  }, [title]);
}
