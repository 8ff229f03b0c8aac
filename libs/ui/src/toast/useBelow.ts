import { useLayoutEffect, type RefObject } from 'react';

/** In px. The element itself may have no box. */
const bottomOf = (element: HTMLElement): number =>
  Math.max(0, ...Array.from(element.children, (child) => child.getBoundingClientRect().bottom));

/** Sets `--below` to the element's lower edge, in px. */
export function useBelow(above: RefObject<HTMLElement | null> | undefined): void {
  useLayoutEffect(() => {
    const upper = above?.current;
    const { style } = document.documentElement;
    if (!upper) return void style.removeProperty('--below');
    // Half of the toaster's distance is enough.
    const measure = () => style.setProperty('--below', `calc(${bottomOf(upper)}px - 0.5rem)`);
    measure();
    const stop = new AbortController();
    addEventListener('scroll', measure, { signal: stop.signal, passive: true });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [above]);
}
