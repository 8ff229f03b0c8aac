import { useSyncExternalStore } from 'react';

/** The shopper's choice: one of the themes, or the theme of the operating system. */
export type ColorMode = 'light' | 'dark' | 'system';
/** The theme that is visible. */
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

/** The key of `localStorage` that keeps the choice. Without an entry the theme of the operating system applies. */
export const colorModeKey = 'niramaya.theme';

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * An inline script for the head of the document. It sets the class `light` or `dark` on the root element before the
 * first paint, so that no page flashes in the other theme. It is text, because a script in the head cannot import a
 * module without a delay.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${colorModeKey}')}catch{}if(!/^(light|dark)$/.test(m))m=matchMedia('${darkQuery}').matches?'dark':'light';document.documentElement.classList.add(m)}`;

/** The subscribers of this tab. The event `storage` reaches other tabs only, so `setMode` calls them itself. */
const listeners = new Set<() => void>();

/**
 * Holds a choice that could not be stored, because storage is forbidden or full, so that switching works in such a
 * window too. It is 'system' while there is no such choice.
 */
let inMemory: ColorMode = 'system';

/** Returns the stored choice, or else the one in memory. */
function readMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Reading throws if the browser forbids storage. The choice in memory then applies.
  }
  return inMemory;
}

/** Returns the theme of the operating system. */
const readSystem = (): ResolvedColorMode => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/** Returns the theme that should be visible now. It reads the browser's storage, so call it only in an effect. */
export function currentColorMode(): ResolvedColorMode {
  const mode = readMode();
  return mode === 'system' ? readSystem() : mode;
}

/** Stores the choice and calls the listeners of this tab. Other tabs follow by the event `storage`. */
function setMode(mode: ColorMode) {
  inMemory = mode;
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else {
      localStorage.setItem(colorModeKey, mode);
      // The choice is stored. If another tab removes it, the theme of the operating system applies here too.
      inMemory = 'system';
    }
  } catch {
    // Writing throws if storage is forbidden or full. The choice then lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/**
 * Calls the listener when the choice or the theme of the operating system may have changed. Returns a function that
 * unsubscribes.
 */
function subscribe(listener: () => void) {
  const stop = new AbortController();
  listeners.add(listener);
  matchMedia(darkQuery).addEventListener('change', listener, { signal: stop.signal });
  addEventListener('storage', listener, { signal: stop.signal });
  // A page that returns from the back/forward cache has missed the storage events of other tabs.
  addEventListener('pageshow', listener, { signal: stop.signal });
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}

/** Shows the page in a theme: the tokens follow the class of the root element. */
export function applyColorMode(mode: ResolvedColorMode) {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/**
 * Returns the shopper's choice as `mode`, the visible theme as `resolved`, and the function `setMode`. On the server
 * and during hydration `mode` is 'system' and `resolved` is 'light'.
 */
export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readMode, () => 'system');
  const preferred = useSyncExternalStore<ResolvedColorMode>(subscribe, readSystem, () => 'light');
  return { mode, resolved: mode === 'system' ? preferred : mode, setMode };
}
