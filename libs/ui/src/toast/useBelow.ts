import { useLayoutEffect, type RefObject } from 'react';

/** px from the upper edge of the window to the end of an element's children; the element may make no box of its own. */
function bottomOf(element: HTMLElement): number {
  const children = new Range();
  children.selectNodeContents(element);
  return Math.max(0, children.getBoundingClientRect().bottom);
}

/**
 * Tells the styles of an element in `--below` (px) where another one ends, while something is shown there: it may be scrolled
 * away, stay, or grow with its text.
 */
export function useBelow(
  region: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null> | undefined,
  shown: boolean,
): void {
  useLayoutEffect(() => {
    const upper = above?.current;
    if (!shown || !upper) return undefined;
    const measure = () => region.current?.style.setProperty('--below', `${bottomOf(upper)}px`);
    measure();
    const stop = new AbortController();
    addEventListener('scroll', measure, { signal: stop.signal, passive: true });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [region, above, shown]);
}
