import { loggedInEntry, readEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { setUser } from './auth.slice';
import { forgetPerson } from './forget-person';
import { guest, personOf } from './person';

/**
 * Fills `currentUser` from a session that survived a reload (IDENTITY-29). A guest without `validkey` has none
 * (AMB-18).
 */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const isLoggedIn = () => readEntry(storage, loggedInEntry) !== null;
    if (!isLoggedIn()) return;
    const user = await identity.currentUser().catch(() => null);
    // Checked again, because the shopper may have logged out before the provider answered.
    if (user !== null && isLoggedIn()) dispatch(setUser(user));
  };

/**
 * Keeps this tab in step with the shopper who is logged in, in all tabs alike. It does so until the returned function
 * is called. What belongs to a person who leaves is removed at once. A guest who logs in keeps what was typed so far.
 * The app starts it once, after the first paint. It costs a guest nothing.
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
