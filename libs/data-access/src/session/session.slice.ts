import { createSlice } from '@reduxjs/toolkit';
import { clearRemoved } from '../cart/cart.slice';
import { clearConsult } from '../consult/consult-storage';
import { clearDelivery } from '../order/delivery';
import { clearSearches } from '../product/recent-searches';
import { logoutSuccess, setUser } from '../store/contract.slices';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { clearIntent } from './intent';
import { clearMessages } from './messages';
import { guest, readUserKey, storedName } from './user-key';

/** `epoch` is how often a logged-in person has left this tab. */
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

/** Deletes personal data and drafts; cart, plan, saved products and orders stay on the device. */
export const clearUserData =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    clearConsult(storage);
    clearMessages(storage);
    clearIntent(storage);
    clearSearches(storage);
    clearDelivery(storage);
    dispatch(clearRemoved());
    if (getState().auth.currentUser !== null) dispatch(logoutSuccess());
    dispatch(sessionCleared());
  };

/** A React key that changes when a person leaves, so that drafts disappear. */
export const useSessionEpoch = (): number => useAppSelector((state) => state.session.epoch);

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
