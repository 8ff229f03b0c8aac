/** The router's state, with our own; null in the entry of a hash link. */
interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: number;
  readonly overlays?: number;
}

const read = () => (window.history.state ?? {}) as Entry;

/** Stores the scroll position. */
export const saveScroll = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** In px; 0 for a new entry. */
export const savedScroll = (): number => read().scrollY ?? 0;

/** `default` for the first entry. */
export const entryKey = (): string => read().key ?? 'default';

/** Returns the number of open overlays. */
export const overlaysOfEntry = (): number => read().overlays ?? 0;

/** Adds an entry at the same address, so that Back closes the overlay. */
export const addOverlayEntry = (overlays: number): void =>
  window.history.pushState({ ...read(), idx: (read().idx ?? 0) + 1, overlays }, '');

/** Gives a hash link's entry its own scroll position. */
export function adoptEntry(): void {
  if (read().idx !== undefined) return;
  window.history.replaceState({ idx: 0, key: Math.random().toString(36).slice(2, 10), usr: null }, '');
}
