import { useLayoutEffect, type RefObject } from 'react';

/** Returns the px from the top of the window to the end of the element's children. The element may have no box. */
function bottomOf(element: HTMLElement): number {
  const children = new Range();
  children.selectNodeContents(element);
  return Math.max(0, children.getBoundingClientRect().bottom);
}

/**
 * Sets the CSS variable `--below` (px) of a region to the lower edge of another element, while the region is shown. The
 * other element may scroll away, stay, or grow with its text.
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
