import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme } from './modes';

/** The theme of the current screenshot, which overrides the toolbar. */
let override: Theme | undefined;
const listeners = new Set<() => void>();

/**
 * Shows the story in another theme without mounting it again, so that its state remains. Undefined returns to the theme
 * of the toolbar.
 */
export function setStoryTheme(theme: Theme | undefined) {
  override = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the theme of the story: that of the current screenshot, or else that of the toolbar. */
export const useStoryTheme = (toolbar: Theme): Theme => useSyncExternalStore(subscribe, () => override) ?? toolbar;

/** Removes the background that the script of `main.ts` sets before the theme is applied. */
export const useRemoveInitialBackground = () =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const property of ['background', 'color-scheme']) style.removeProperty(property);
  }, []);
