import { forgetRemoved } from '../cart/cart.slice';
import { clearConsult } from '../consult/consult-storage';
import { forgetIntent } from './intent';
import { clearMessages } from './messages';
import { forgetSearches } from '../product/recent-searches';
import { forgetDelivery } from '../order/delivery';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { logoutSuccess } from '../store/contract.slices';
import { visitEnded } from './visit.slice';

/** Deletes personal data and drafts; cart, plan, saved products and orders stay on the device. */
export const forgetPerson =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    clearConsult(storage);
    clearMessages(storage);
    forgetIntent(storage);
    forgetSearches(storage);
    forgetDelivery(storage);
    dispatch(forgetRemoved());
    if (getState().auth.currentUser !== null) dispatch(logoutSuccess());
    dispatch(visitEnded());
  };

/** A React key that changes when a person leaves, so that drafts disappear. */
export const useVisitRound = (): number => useAppSelector((state) => state.visit.round);
