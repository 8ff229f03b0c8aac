import type { AppThunk } from '../store/makeStore';

/**
 * Whether a page that is loaded anew would find what was done on this one. Where the browser refuses to keep something
 * it would not, so whoever is about to load a page goes there within this one instead.
 */
export const outlastsThePage =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.health() === 'ok';
