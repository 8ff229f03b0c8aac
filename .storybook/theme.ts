import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme } from '../tools/visual/modes';

let override: Theme | undefined;
const listeners = new Set<() => void>();

/**
 * Draws the story that is on the screen in another theme without mounting it anew, so that what it has been brought to
 * stays. `undefined` gives the word back to the toolbar.
 */
export function setStoryTheme(theme: Theme | undefined) {
  override = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme to draw in: the one set by `setStoryTheme`, else the toolbar's. */
export const useStoryTheme = (toolbar: Theme): Theme => useSyncExternalStore(subscribe, () => override) ?? toolbar;

/**
 * Takes back the ground that the head of the page has laid before anything was drawn (`main.ts`): from now on it is that of
 * the theme and the brand of the toolbar.
 */
export const useOwnGround = () =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const property of ['background', 'color-scheme']) style.removeProperty(property);
  }, []);
