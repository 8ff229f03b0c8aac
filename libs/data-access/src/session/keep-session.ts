import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { setUser } from '../store/contract.slices';
import { forgetPerson } from './forget-person';
import { guest, personOf } from './person';
import { sessionEnded } from './visit.slice';
import { storedName } from './stored-name';

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
export const endSession =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (storedName.read(storage) === null) return;
    storedName.clear(storage);
    dispatch(forgetPerson());
    dispatch(sessionEnded());
  };

export const useIsSessionEnded = (): boolean => useAppSelector((state) => state.visit.isEnded);

/** Deletes a leaving person's data in every tab; a guest who logs in keeps drafts. */
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
