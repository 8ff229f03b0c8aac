import { clearRemoved } from '../cart/cart.slice';
import { clearConsult } from '../consult/consult-storage';
import { clearIntent } from './intent';
import { clearMessages } from './messages';
import { clearSearches } from '../product/recent-searches';
import { clearDelivery } from '../order/delivery';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { logoutSuccess } from '../store/contract.slices';
import { sessionCleared } from './session.slice';

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
