import type { BrowserStorage } from './storage';

/**
 * Returns whether a reloaded page would find what was done on this one. It would not if the browser refuses to store
 * something. Code that is about to load a page then navigates within this page instead.
 */
export const outlastsThePage = (storage: BrowserStorage): boolean => storage.health() === 'ok';
