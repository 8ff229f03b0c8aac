import { useEffect, type RefObject } from 'react';

/** The tables that scroll in a box of their own, and those of examples. */
const elsewhere = '[role=region], .docs-story';

/**
 * Makes each table that is wider than its place a Tab stop with the name of the heading above it, so that keys scroll
 * it. Safari does not make an element focusable because it can be scrolled.
 */
function markWideTables(content: HTMLElement): void {
  let heading = '';
  for (const element of content.querySelectorAll<HTMLElement>('h1, h2, h3, table')) {
    if (element.closest(elsewhere)) continue;
    if (element.tagName !== 'TABLE') {
      heading = element.textContent.trim();
    } else if (element.scrollWidth > element.clientWidth) {
      element.tabIndex = 0;
      element.ariaLabel = heading;
    } else {
      element.removeAttribute('tabindex');
    }
  }
}

/** Keeps the wide tables of a docs page reachable by keys while the page loads and the window changes its width. */
export function useWideTables(content: RefObject<HTMLElement | null>): void {
  // The effect has no dependencies: the content is another element once the page has another theme.
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const observer = new ResizeObserver(() => markWideTables(element));
    observer.observe(element);
    return () => observer.disconnect();
  });
}
