import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme } from './modes';

let override: Theme | undefined;
const listeners = new Set<() => void>();

/** Does not remount the story. */
export function setStoryTheme(theme: Theme | undefined) {
  override = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStoryTheme = (toolbar: Theme): Theme => useSyncExternalStore(subscribe, () => override) ?? toolbar;

/** Removes the initial background from `main.ts`. */
export const useOwnBackground = () =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const property of ['background', 'color-scheme']) style.removeProperty(property);
  }, []);
