import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

/** Without an entry, the system's theme applies. */
export const colorModeKey = 'niramaya.theme';

const darkQuery = '(prefers-color-scheme: dark)';

/** For the head: it cannot import. */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${colorModeKey}')}catch{}if(!/^(light|dark)$/.test(m))m=matchMedia('${darkQuery}').matches?'dark':'light';document.documentElement.classList.add(m)}`;

const listeners = new Set<() => void>();

let inMemory: ColorMode = 'system';

function readMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage is forbidden.
  }
  return inMemory;
}

const readSystem = (): ResolvedColorMode => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/** For effects only. */
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
    // It lasts for this page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  const stop = new AbortController();
  listeners.add(listener);
  matchMedia(darkQuery).addEventListener('change', listener, { signal: stop.signal });
  addEventListener('storage', listener, { signal: stop.signal });
  // A page in the back/forward cache receives no storage event.
  addEventListener('pageshow', listener, { signal: stop.signal });
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}

export function applyColorMode(mode: ResolvedColorMode) {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/** Until hydration, `system` and `light`. */
export function useColorMode() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readMode, () => 'system');
  const preferred = useSyncExternalStore<ResolvedColorMode>(subscribe, readSystem, () => 'light');
  return { mode, resolved: mode === 'system' ? preferred : mode, setMode };
}
