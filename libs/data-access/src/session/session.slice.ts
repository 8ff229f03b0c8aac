import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { AppThunk } from './app-thunk';
import { authSlice, logoutSuccess, setUser, type AuthState } from './auth.slice';
import { removeAtLogOut, removeOfOthers } from './session-end';
import { guest, readUserKey, storedName } from './user-key';

/**
 * `epoch` counts how often a logged-in person has left this tab, by a log-out here or elsewhere; only the change matters.
 * `isExpired` is true after the provider has ended the session, until the shopper has seen the notice.
 */
const initialState = { epoch: 0, isExpired: false };

/** The slice of who has left this tab, and of a session that the provider has ended. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  selectors: {
    selectEpoch: (state) => state.epoch,
    selectIsExpired: (state) => state.isExpired,
  },
  reducers: {
    /**
     * A person has left this tab. A slice that holds data of a person adds a case for this action in its
     * `extraReducers`, as `cart` and `panel` do.
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
/** Dispatch `sessionExpirySeen()` once the shopper has seen the notice of an expired session. */
export const { sessionCleared, sessionExpirySeen } = sessionSlice.actions;

/**
 * Removes everything about the person who leaves from the Redux store. The new `epoch` remounts the screens, so that
 * drafts disappear.
 */
const forgetUser = (): AppThunk<void, AuthState> => (dispatch, getState) => {
  if (authSlice.selectors.selectCurrentUser(getState()) !== null) dispatch(logoutSuccess());
  dispatch(sessionCleared());
};

/**
 * Deletes the data of a person who leaves: the stored entries that end with a log-out, and what Redux knows of the
 * person. Cart, plan, saved products and orders stay.
 */
export const clearUserData =
  (): AppThunk<void, AuthState> =>
  (dispatch, _getState, { storage }) => {
    removeAtLogOut(storage);
    dispatch(forgetUser());
  };

/** Returns a count that increases when a person leaves. As a React key it remounts a form, so that its draft disappears. */
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
 * Logs out after the provider has ended the session, and shows a notice. Does nothing if the visitor is a guest, because an
 * ordinary log-out ends the session too.
 */
export const expireSession =
  (): AppThunk<void, AuthState> =>
  (dispatch, _getState, { storage }) => {
    if (storedName.read(storage) === null) return;
    storedName.clear(storage);
    dispatch(clearUserData());
    dispatch(sessionExpired());
  };

/** Returns true after the provider has ended the session, until `sessionExpirySeen` is dispatched. */
export const useIsSessionExpired = (): boolean => useSelector(sessionSlice.selectors.selectIsExpired);

/**
 * Follows who is logged in, in every tab:
 *
 * - When the page opens and whenever the person changes, it removes the entries of other people that end with a log-out.
 *   A page that returns from the back/forward cache after such a change does the same.
 * - It removes from Redux what belonged to a person who leaves. A guest who logs in keeps the drafts of forms.
 * - It copies the account of the new person into Redux.
 * - If the provider ends the session, it logs out (`expireSession`).
 *
 * Returns a function that ends it.
 */
export const watchSession =
  (): AppThunk<() => void, AuthState> =>
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
