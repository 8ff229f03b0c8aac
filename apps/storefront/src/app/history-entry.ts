/** What an entry of the browser's history keeps: the router's own, what a screen left in it, and how far it was scrolled. */
interface Entry {
  /** What a screen keeps, the page of the listing for one. */
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: number;
}

const read = (): Entry => (window.history.state ?? {}) as Entry;

/**
 * A reload begins anew at page 1 (AMB-29), while Back and Forward return to what was left even from another document:
 * so what the screen kept is dropped from the entry that was reloaded, before the router reads it.
 */
export function beginReloadAnew() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') window.history.replaceState({ ...read(), usr: null }, '');
}

/** Writes the place into the entry, where it outlives the document. */
export const keepPlace = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** px, as `keepPlace` left it; 0 for a new entry. */
export const keptPlace = (): number => read().scrollY ?? 0;
