import { createSlice } from '@reduxjs/toolkit';
import { clearRemoved } from '../cart/cart.slice';
import { logoutSuccess, setUser } from '../store/contract.slices';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { removeAtLogOut, removeOfOthers } from './session-end';
import { guest, readUserKey, storedName } from './user-key';

/** `epoch` changes whenever a logged-in person leaves this tab; only the change matters. */
const initialState = { epoch: 0, isExpired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCleared: (state) => {
      state.epoch += 1;
    },
    sessionExpired: (state) => {
      state.isExpired = true;
    },
    sessionExpirySeen: (state) => {
      state.isExpired = false;
    },
  },
});

const { sessionExpired } = sessionSlice.actions;
export const { sessionCleared, sessionExpirySeen } = sessionSlice.actions;

/** Empties the memory of this tab for the person who leaves, and remounts the screens, so that drafts disappear. */
const forgetUser = (): AppThunk => (dispatch, getState) => {
  dispatch(clearRemoved());
  if (getState().auth.currentUser !== null) dispatch(logoutSuccess());
  dispatch(sessionCleared());
};

/** Deletes the personal data and drafts of a person who leaves in this tab; cart, plan, saved products and orders stay. */
export const clearUserData =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    removeAtLogOut(storage);
    dispatch(forgetUser());
  };

/** A React key that changes when a person leaves, so that drafts disappear. */
export const useSessionEpoch = (): number => useAppSelector((state) => state.session.epoch);

/** Copies the user of a stored session into Redux; ignores failures. */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const userKey = readUserKey(storage);
    if (userKey === guest) return;
    const user = await identity.currentUser().catch(() => null);
    // The shopper may have logged out meanwhile, and another may have logged in.
    if (user !== null && readUserKey(storage) === userKey) dispatch(setUser(user));
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

/**
 * Follows who is logged in, in every tab. Removes the entries of other people when the page opens and whenever the
 * person changes, also when the page returns from the back/forward cache after such a change. A guest who logs in keeps
 * the drafts of forms. Returns a function that ends it.
 */
export const watchSession =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { identity, storage }) => {
    let userKey = readUserKey(storage);
    removeOfOthers(storage);
    const stopEnds = identity.onEnd(() => dispatch(expireSession()));
    void dispatch(restoreUser());
    const stopStorage = storage.subscribe(() => {
      const previous = userKey;
      userKey = readUserKey(storage);
      if (userKey === previous) return;
      removeOfOthers(storage);
      if (previous !== guest) dispatch(forgetUser());
      if (userKey !== guest) void dispatch(restoreUser());
    });
    return () => {
      stopEnds();
      stopStorage();
    };
  };
