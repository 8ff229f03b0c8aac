/**
 * The state in an entry of the browser's history: the router's own, what a screen left in it, and the scroll position.
 */
interface Entry {
  /** Missing in the first entry of a document. */
  readonly key?: string;
  /** What a screen stores, such as the page of the listing. */
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: number;
}

const read = (): Entry => (window.history.state ?? {}) as Entry;

/** Writes the scroll position into the history entry, where it outlives the document. */
export const keepPlace = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** The scroll position in px, as `keepPlace` left it; 0 for a new entry. */
export const keptPlace = (): number => read().scrollY ?? 0;

/** The router's name for the entry: the `key` of its location. */
export const entryKey = (): string => read().key ?? 'default';
