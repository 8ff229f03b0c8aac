import { useLayoutEffect, type RefObject } from 'react';

/** Returns the px from the top of the window to the end of the element's children. The element may have no box. */
const bottomOf = (element: HTMLElement): number =>
  Math.max(0, ...Array.from(element.children, (child) => child.getBoundingClientRect().bottom));

/**
 * Sets the CSS variable `--below` (px) of the page to the lower edge of an element, while a toast is shown. The element
 * may scroll away, stay, or grow with its text.
 */
export function useBelow(above: RefObject<HTMLElement | null> | undefined): void {
  useLayoutEffect(() => {
    const upper = above?.current;
    const { style } = document.documentElement;
    if (!upper) return void style.removeProperty('--below');
    // Half of the toaster's distance to the edge of the window is enough below another element.
    const measure = () => style.setProperty('--below', `calc(${bottomOf(upper)}px - 0.5rem)`);
    measure();
    const stop = new AbortController();
    addEventListener('scroll', measure, { signal: stop.signal, passive: true });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [above]);
}
