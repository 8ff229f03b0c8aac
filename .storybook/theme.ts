import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme } from './modes';

let override: Theme | undefined;
const listeners = new Set<() => void>();

/**
 * Renders the current story in another theme without remounting it, so that it keeps the state that it has reached.
 * With `undefined`, the toolbar decides again.
 */
export function setStoryTheme(theme: Theme | undefined) {
  override = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the theme to render in: the one set by `setStoryTheme`, else the toolbar's. */
export const useStoryTheme = (toolbar: Theme): Theme => useSyncExternalStore(subscribe, () => override) ?? toolbar;

/**
 * Removes the background that the page's head sets before the first render (`main.ts`). From then on, the background is
 * that of the toolbar's theme and brand.
 */
export const useOwnGround = () =>
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const property of ['background', 'color-scheme']) style.removeProperty(property);
  }, []);
