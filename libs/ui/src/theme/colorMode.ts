import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

/** The storage key of the shopper's choice. No entry means that the theme of the system applies. */
export const colorModeKey = 'niramaya.theme';

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * Script for the document's head that sets the class `light` or `dark` on `<html>`. It runs before the first paint, so
 * no page flashes in the other theme. It cannot import anything, so it is a string.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${colorModeKey}')}catch{}if(!/^(light|dark)$/.test(m))m=matchMedia('${darkQuery}').matches?'dark':'light';document.documentElement.classList.add(m)}`;

const listeners = new Set<() => void>();

/** The choice while storage is forbidden or full. Switching then works in such a window too. */
let inMemory: ColorMode = 'system';

function readMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    if (stored === 'light' || stored === 'dark') return stored;
    return inMemory;
  } catch {
    return inMemory;
  }
}

const readSystem = (): ResolvedColorMode => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/** Returns the theme to render at this moment. It is for effects, which run only in the browser. */
export function currentColorMode(): ResolvedColorMode {
  const mode = readMode();
  return mode === 'system' ? readSystem() : mode;
}

function setMode(mode: ColorMode) {
  inMemory = mode;
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else {
      localStorage.setItem(colorModeKey, mode);
      inMemory = 'system';
    }
  } catch {
    // The choice then lasts for this page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  const system = window.matchMedia(darkQuery);
  listeners.add(listener);
  system.addEventListener('change', listener);
  // A switch in another tab arrives as a storage event. A page in the back/forward cache receives none.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Applies the theme to the page by its class. The tokens depend on this class. */
export function applyColorMode(mode: ResolvedColorMode) {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/**
 * Returns the theme and the function that switches it. `mode` is the shopper's choice, and `resolved` is the theme that
 * is rendered. While a page is prerendered or hydrated, the values are `system` and `light`.
 */
export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readMode, () => 'system');
  const preferred = useSyncExternalStore<ResolvedColorMode>(subscribe, readSystem, () => 'light');
  return { mode, resolved: mode === 'system' ? preferred : mode, setMode };
}
