/** What an entry of the browser's history keeps: the router's own, what a screen left in it, and how far it was scrolled. */
interface Entry {
  /** None in the first entry of a document. */
  readonly key?: string;
  /** What a screen keeps, the page of the listing for one. */
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: number;
}

const read = (): Entry => (window.history.state ?? {}) as Entry;

/** Writes the place into the entry, where it outlives the document. */
export const keepPlace = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** px, as `keepPlace` left it; 0 for a new entry. */
export const keptPlace = (): number => read().scrollY ?? 0;

/** The router's name for the entry: the `key` of its location. */
export const entryKey = (): string => read().key ?? 'default';
