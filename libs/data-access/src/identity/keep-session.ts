import { loggedInEntry, readEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { setUser } from './auth.slice';
import { forgetPerson } from './forget-person';
import { guest, personOf } from './person';

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

/**
 * Keeps this tab in step with whoever is logged in, in all tabs alike, from now until the returned function is called.
 * Whoever leaves takes along what is theirs, at once; a guest who logs in keeps what was typed so far. The app starts it
 * once, after the first paint; a guest costs nothing by it.
 */
export const keepSession =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { storage }) => {
    let person = personOf(storage);
    void dispatch(restoreUser());
    return storage.subscribe(() => {
      const previous = person;
      person = personOf(storage);
      if (person === previous) return;
      if (previous !== guest) dispatch(forgetPerson());
      if (person !== guest) void dispatch(restoreUser());
    });
  };
