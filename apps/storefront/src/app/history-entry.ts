/** The state in an entry of the browser's history. Any script may write one, and a hash link leaves it null. */
interface Entry {
  /** The router's name of the entry. It is missing in the first entry of a document. */
  readonly key?: unknown;
  /** The router's position of the entry. It is missing in an entry that the router did not write. */
  readonly idx?: unknown;
  /** What a screen stores, such as the page of the listing. */
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: unknown;
  /** How many overlays the entry represents. 0 means an entry of a page, as the router writes them. */
  readonly overlays?: unknown;
}

const read = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Writes the scroll position into the history entry, where it outlives the document. */
export const keepPlace = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** The scroll position in px, as `keepPlace` left it; 0 for a new entry. */
export const keptPlace = (): number => numberIn(read().scrollY);

/** The router's name for the entry: the `key` of its location. */
export const entryKey = (): string => {
  const { key } = read();
  return typeof key === 'string' ? key : 'default';
};

/** How many overlays the current entry represents. */
export const overlaysOfEntry = (): number => numberIn(read().overlays);

/** Adds an entry for an overlay. To the router it is the same location, one entry further. */
export const addOverlayEntry = (overlays: number): void =>
  window.history.pushState({ ...read(), idx: numberIn(read().idx) + 1, overlays }, '');

/**
 * Gives an entry that the router did not write a key of its own. Without one, the entry of a hash link would share the
 * scroll position of the first entry.
 */
export function adoptEntry(): void {
  if (typeof read().idx === 'number') return;
  window.history.replaceState({ idx: 0, key: Math.random().toString(36).slice(2, 10), usr: null }, '');
}
