/**
 * `window.history.state` of an entry: three fields of React Router, and two of this shop. A hash link leaves it null.
 */
interface Entry {
  /** React Router's name of the entry. It has none for the first entry. */
  readonly key?: string;
  /** React Router's position of the entry, from 0. */
  readonly idx?: number;
  /** The state that a link carries (`libs/contract/src/schemas/history-state.ts`). */
  readonly usr?: unknown;
  /** The scroll position of the page, in px. */
  readonly scrollY?: number;
  /** How many dialogs and drawers are open in this entry. */
  readonly overlays?: number;
}

const read = () => (window.history.state ?? {}) as Entry;

/** Stores the scroll position of the page in the current entry, so that a reload finds it. */
export const saveScroll = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** Returns the stored scroll position of the current entry in px; 0 for a new entry. */
export const savedScroll = (): number => read().scrollY ?? 0;

/** Returns React Router's key of the current entry, which is `default` for the first one. */
export const entryKey = (): string => read().key ?? 'default';

/** True if the current entry is the first one of the shop in this tab, so that Back would leave the shop. */
export const isFirstEntry = (): boolean => (read().idx ?? 0) === 0;

/** Returns how many dialogs and drawers are open in the current entry. */
export const overlaysOfEntry = (): number => read().overlays ?? 0;

/**
 * Adds an entry at the same address, so that Back closes the overlay instead of leaving the page.
 *
 * @param overlays How many overlays are open, the new one included.
 */
export const addOverlayEntry = (overlays: number): void =>
  window.history.pushState({ ...read(), idx: (read().idx ?? 0) + 1, overlays }, '');

/**
 * Gives the current entry the fields of React Router if it has none. The browser itself adds the entry of a hash link,
 * without a state. Its position counts as 0, as React Router counts an entry whose state has none.
 */
export function adoptEntry(): void {
  if (read().idx !== undefined) return;
  window.history.replaceState({ idx: 0, key: Math.random().toString(36).slice(2, 10), usr: null }, '');
}
