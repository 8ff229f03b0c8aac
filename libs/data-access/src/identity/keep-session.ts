import { clearConsult } from '../consult/consult.actions';
import { loggedInEntry, readEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { logoutSuccess, setUser } from './auth.slice';

/** Fills `currentUser` from a session that outlived a reload (IDENTITY-29); a guest without `validkey` has none (AMB-18). */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const isLoggedIn = () => readEntry(storage, loggedInEntry) !== null;
    if (!isLoggedIn()) return;
    const user = await identity.currentUser().catch(() => null);
    // Asked again: the shopper may have logged out while the provider was thinking.
    if (user !== null && isLoggedIn()) dispatch(setUser(user));
  };

/** Another tab logged out: what this one knows of the shopper goes as well. */
const endSession = (): AppThunk => (dispatch, getState) => {
  dispatch(clearConsult());
  if (getState().auth.currentUser !== null) dispatch(logoutSuccess());
};

/**
 * Keeps `currentUser` in step with `validkey` in all tabs, from now until the returned function is called. The app
 * starts it once, after the first paint; a guest costs nothing by it.
 */
export const keepSession =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { storage }) => {
    const readName = () => readEntry(storage, loggedInEntry);
    let name = readName();
    void dispatch(restoreUser());
    return storage.subscribe(() => {
      const previous = name;
      name = readName();
      if (name === previous) return;
      if (name === null) dispatch(endSession());
      else void dispatch(restoreUser());
    });
  };
