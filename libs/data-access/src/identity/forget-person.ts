import { forgetRemoved } from '../cart/cart.slice';
import { clearConsult } from '../consult/consult.actions';
import { forgetIntent } from '../intent/intent';
import { clearMessages } from '../messages/messages';
import { forgetSearches } from '../search/recent-searches';
import { forgetDelivery } from '../shopper/delivery';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { logoutSuccess } from './auth.slice';
import { visitEnded } from './visit.slice';

/**
 * Takes from this tab what belongs to whoever has just left: the user, the consultation, the messages, the last searches, the address,
 * what can be undone and, by the count of visits, every draft that a screen holds. The members go by themselves, being kept for their
 * person alone. What belongs to the device stays: cart, plan, saved products, orders, which are shown to their person.
 */
export const forgetPerson = (): AppThunk => (dispatch, getState) => {
  dispatch(clearConsult());
  dispatch(clearMessages());
  dispatch(forgetIntent());
  dispatch(forgetSearches());
  dispatch(forgetDelivery());
  dispatch(forgetRemoved());
  if (getState().auth.currentUser !== null) dispatch(logoutSuccess());
  dispatch(visitEnded());
};

/** A key for what holds drafts: it changes when a person leaves, and what stands under it is mounted anew, and empty. */
export const useVisitRound = (): number => useAppSelector((state) => state.visit.round);
