import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { setUser } from '../store/contract.slices';
import { forgetPerson } from './forget-person';
import { guest, personOf } from './person';
import { sessionEnded } from './visit.slice';
import { storedName } from './stored-name';

/**
 * Fills `currentUser` from a session that survived a reload (IDENTITY-29). A guest without `validkey` has none
 * (AMB-18).
 */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const isLoggedIn = () => storedName.read(storage) !== null;
    if (!isLoggedIn()) return;
    const user = await identity.currentUser().catch(() => null);
    // Checked again, because the shopper may have logged out before the provider answered.
    if (user !== null && isLoggedIn()) dispatch(setUser(user));
  };

/**
 * Logs out a shopper whose session the provider has ended, and opens the notice about it. The account may be deleted or
 * disabled, or the API refuses its token. A log-out has deleted `validkey` before, and is no such end.
 */
export const endSession =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (storedName.read(storage) === null) return;
    storedName.clear(storage);
    dispatch(forgetPerson());
    dispatch(sessionEnded());
  };

/** Whether the provider has ended the session, and the shopper has not closed the notice about it. */
export const useIsSessionEnded = (): boolean => useAppSelector((state) => state.visit.isEnded);

/**
 * Keeps this tab in step with the shopper who is logged in, in all tabs alike. It does so until the returned function
 * is called. What belongs to a person who leaves is removed at once. A guest who logs in keeps what was typed so far.
 * The app starts it once, after the first paint. It costs a guest nothing.
 */
export const keepSession =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { identity, storage }) => {
    let person = personOf(storage);
    const stopEnds = identity.onEnd(() => dispatch(endSession()));
    void dispatch(restoreUser());
    const stopStorage = storage.subscribe(() => {
      const previous = person;
      person = personOf(storage);
      if (person === previous) return;
      if (previous !== guest) dispatch(forgetPerson());
      if (person !== guest) void dispatch(restoreUser());
    });
    return () => {
      stopEnds();
      stopStorage();
    };
  };
