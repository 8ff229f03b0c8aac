import type { StoredKey } from '@niramaya/contract';
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

/** Where the shopper's choice is kept. No entry means: as the system has it. */
export const colorModeKey = 'niramaya.theme' satisfies StoredKey;

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * Script for the document's head, to run before the first paint: it puts the class `light` or `dark` on `<html>` so that
 * no page flashes in the other theme. It has to do without imports, hence as text.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${colorModeKey}')}catch{}if(!/^(light|dark)$/.test(m))m=matchMedia('${darkQuery}').matches?'dark':'light';document.documentElement.classList.add(m)}`;

const listeners = new Set<() => void>();

/** The choice while storage is forbidden or full, so that switching works in such a window too. */
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

/** The theme to draw in at this moment; for effects, which run in the browser alone. */
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
  // Another tab's switch arrives as a storage event.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Draws the page in the theme; the class is what the tokens look at. */
export function applyColorMode(mode: ResolvedColorMode) {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/**
 * The theme, and how to switch it. `mode` is what the shopper chose, `resolved` what is drawn.
 * While a page is prerendered or hydrated it answers `system` and `light`.
 */
export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readMode, () => 'system');
  const preferred = useSyncExternalStore<ResolvedColorMode>(subscribe, readSystem, () => 'light');
  return { mode, resolved: mode === 'system' ? preferred : mode, setMode };
}
