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

/**
 * Deletes from this tab what belongs to the shopper who has just left. This is the user, the consultation, the
 * messages, the last searches, the address and what can be undone. Through the count of visits, it is also every draft
 * that a screen holds. The members need no deletion, because they are cached for their person alone. What belongs to
 * the device stays: cart, plan, saved products, and orders, which are shown to their person.
 */
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

/**
 * Returns a React key for components with drafts. It changes when a person leaves, and the component mounts again,
 * empty.
 */
export const useVisitRound = (): number => useAppSelector((state) => state.visit.round);
