import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { AppThunk } from './app-thunk';
import { authSlice, logoutSuccess, setUser, type AuthState } from './auth.slice';
import { removeAtLogOut, removeOfOthers } from './session-end';
import { guest, readUserKey, storedName } from './user-key';

/*
 * The end of a session, from each of its causes:
 *
 * - A log-out in this tab (`logoutUser`) calls `clearUserData`, which removes stored entries (`removeAtLogOut`) and
 *   calls `forgetUser`.
 * - If the provider ends the session, `expireSession` calls `clearUserData` too, and shows a notice.
 * - After a log-out in another tab, `watchSession` calls `forgetUser`.
 *
 * `forgetUser` dispatches `logoutSuccess`, which removes the account from Redux, and `sessionCleared`, for which every
 * slice with data of a person forgets them.
 */

interface SessionState {
  /** A number that changes whenever a person is logged out, in this tab or another. It has no other meaning. */
  readonly epoch: number;
  /** True after the provider has ended the session, until the shopper has seen the notice. */
  readonly isExpired: boolean;
}

const initialState: SessionState = { epoch: 0, isExpired: false };

/** The slice of the end of a session. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  selectors: {
    selectEpoch: (state) => state.epoch,
    selectIsExpired: (state) => state.isExpired,
  },
  reducers: {
    /**
     * A person was logged out, in this tab or another. A slice that holds data of a person adds a case for this action
     * in its `extraReducers`, as `cart` does for removed lines that Undo could restore.
     */
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
/**
 * `sessionCleared()` is the action of a log-out, for which other slices have cases. Dispatch `sessionExpirySeen()` once
 * the shopper has seen the notice of an expired session.
 */
export const { sessionCleared, sessionExpirySeen } = sessionSlice.actions;

/**
 * Removes everything about the person who was logged out from the Redux store. The new `epoch` remounts the forms that
 * have it as a React key (`useSessionEpoch`), so that drafts disappear.
 */
const forgetUser = (): AppThunk<void, AuthState> => (dispatch, getState) => {
  // Without an account in Redux there is none to remove.
  if (authSlice.selectors.selectCurrentUser(getState()) !== null) dispatch(logoutSuccess());
  dispatch(sessionCleared());
};

/**
 * Deletes the data of a person who was logged out: the stored entries that a log-out removes (`removeAtLogOut`), and
 * the data in Redux. The stored cart, plan, saved products and orders stay.
 */
export const clearUserData =
  (): AppThunk<void, AuthState> =>
  (dispatch, _getState, { storage }) => {
    removeAtLogOut(storage);
    dispatch(forgetUser());
  };

/** Returns a number that changes when a person is logged out. As a React key it remounts a form without its draft. */
export const useSessionEpoch = (): number => useSelector(sessionSlice.selectors.selectEpoch);

/** Copies the account of the stored session into Redux. If the provider does not respond, Redux has no account. */
export const restoreUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, storage }) => {
    const userKey = readUserKey(storage);
    if (userKey === guest) return;
    const user = await identity.currentUser().catch(() => null);
    // The shopper may have logged out meanwhile, and another may have logged in.
    if (user !== null && readUserKey(storage) === userKey) dispatch(setUser(user));
  };

/**
 * Logs out after the provider has ended the session, and shows a notice. An ordinary log-out raises the same event of
 * the provider, when the visitor is a guest already, and then nothing happens.
 */
export const expireSession =
  (): AppThunk<void, AuthState> =>
  (dispatch, _getState, { storage }) => {
    if (readUserKey(storage) === guest) return;
    storedName.clear(storage);
    dispatch(clearUserData());
    dispatch(sessionExpired());
  };

/** Returns true after the provider has ended the session, until `sessionExpirySeen` is dispatched. */
export const useIsSessionExpired = (): boolean => useSelector(sessionSlice.selectors.selectIsExpired);

/**
 * Follows who is logged in, in every tab:
 *
 * - When the page opens and whenever the person changes, it removes the stored entries that a log-out removes, if they
 *   are another person's (`removeOfOthers`). `storage.subscribe` also reports a page that returns from the back/forward
 *   cache.
 * - It removes from Redux what belonged to a person who was logged out. A guest who logs in keeps the drafts of forms.
 * - It copies the account of the new person into Redux.
 * - If the provider ends the session, it logs out (`expireSession`).
 *
 * Returns a function that stops following.
 */
export const watchSession =
  (): AppThunk<() => void, AuthState> =>
  (dispatch, _getState, { identity, storage }) => {
    let userKey = readUserKey(storage);
    removeOfOthers(storage);
    const stopSessionEnds = identity.onEnd(() => dispatch(expireSession()));
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
      stopSessionEnds();
      stopStorage();
    };
  };
