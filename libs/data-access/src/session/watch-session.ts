import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { setUser } from '../store/contract.slices';
import { clearUserData } from './clear-user-data';
import { guest, readUserKey, storedName } from './user-key';
import { sessionExpired } from './session.slice';

/** Copies the user of a stored session into Redux; ignores failures. */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const isLoggedIn = () => storedName.read(storage) !== null;
    if (!isLoggedIn()) return;
    const user = await identity.currentUser().catch(() => null);
    // The shopper may have logged out meanwhile.
    if (user !== null && isLoggedIn()) dispatch(setUser(user));
  };

/** Logs out if the provider has ended the session; ignores an ordinary log-out. */
export const expireSession =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (storedName.read(storage) === null) return;
    storedName.clear(storage);
    dispatch(clearUserData());
    dispatch(sessionExpired());
  };

/** True after the provider has ended the session, until the notice closes. */
export const useIsSessionExpired = (): boolean => useAppSelector((state) => state.session.isExpired);

/** Deletes a leaving person's data in every tab; a guest who logs in keeps drafts. */
export const watchSession =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { identity, storage }) => {
    let userKey = readUserKey(storage);
    const stopEnds = identity.onEnd(() => dispatch(expireSession()));
    void dispatch(restoreUser());
    const stopStorage = storage.subscribe(() => {
      const previous = userKey;
      userKey = readUserKey(storage);
      if (userKey === previous) return;
      if (previous !== guest) dispatch(clearUserData());
      if (userKey !== guest) void dispatch(restoreUser());
    });
    return () => {
      stopEnds();
      stopStorage();
    };
  };
