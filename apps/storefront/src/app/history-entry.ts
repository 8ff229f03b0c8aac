/** Any script may write this state. */
interface Entry {
  readonly key?: unknown;
  readonly idx?: unknown;
  readonly usr?: unknown;
  /** px */
  readonly scrollY?: unknown;
  readonly overlays?: unknown;
}

const read = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Stores the scroll position in the history entry. */
export const saveScroll = () => window.history.replaceState({ ...read(), scrollY: window.scrollY }, '');

/** In px; 0 for a new entry. */
export const savedScroll = (): number => numberIn(read().scrollY);

/** Returns the router's key; `default` for the first entry. */
export const entryKey = (): string => {
  const { key } = read();
  return typeof key === 'string' ? key : 'default';
};

/** Returns the number of overlays open at this entry. */
export const overlaysOfEntry = (): number => numberIn(read().overlays);

/** Adds an entry at the same address, so that Back closes the overlay. */
export const addOverlayEntry = (overlays: number): void =>
  window.history.pushState({ ...read(), idx: numberIn(read().idx) + 1, overlays }, '');

/** Gives a hash link's entry its own scroll position. */
export function adoptEntry(): void {
  if (typeof read().idx === 'number') return;
  window.history.replaceState({ idx: 0, key: Math.random().toString(36).slice(2, 10), usr: null }, '');
}
