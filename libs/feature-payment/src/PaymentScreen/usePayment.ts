import {
  consultStateIn,
  isSameBooking,
  isSamePurchase,
  orderIdIn,
  paths,
  paymentTotal,
  type Order,
  type PaidBy,
  type PaidState,
  type PayMethod,
} from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { paymentCopy } from '@niramaya/copy/payment';
import {
  findPaidOrder,
  placeOrder,
  useAppDispatch,
  useBrowserStorage,
  useCart,
  useConsultToPay,
  useConsultWish,
  useStorageReady,
  useStoredPlan,
} from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUpiId } from '../UpiPanel/useUpiId';

/**
 * Returns the payment of the screen: its parts, the chosen method, and `pay`.
 *
 * - `isConsult`: whether the payment is the last step of a consultation. Null in the prerendered page and during
 *   hydration, when the history state may not be read, because the first render must equal the prerendered page.
 * - `historyOrderId`: the order that was placed earlier from this history entry, or null.
 * - `paidBy`, `chooseMethod`, `chooseProvider`: the method, and its wallet, provider or bank.
 * - `pay()`: a click on a payment button. It places the order, or asks first.
 * - `question`: `offline` if the last click found no connection, the earlier order if it already pays for this purchase
 *   and the shopper has to confirm a second one, and otherwise null.
 * - `seeEarlierOrder`: leads to that order.
 * - `isPaid`: true after the payment. The home screen takes the place of this one in the same commit, unless a dialog
 *   has just closed: then the navigation waits for its history entry
 *   (`apps/storefront/src/history/overlay-history.ts`), and the buttons ignore clicks meanwhile.
 * - `noteExamples`: stores whether a box of the summary is ticked that changes no total.
 */
export function usePayment() {
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const navigate = useNavigate();
  const storage = useBrowserStorage();
  const dispatch = useAppDispatch();
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  const isConsult = isReady ? consultStateIn(state) !== null : null;
  const isKnownConsult = isConsult === true;
  const [method, setMethod] = useState<PayMethod>('upi');
  // The wallet, provider or bank of each method that has a choice of them. UPI and cards have none. A wallet and a bank
  // are chosen by the shopper alone, and pay later has one provider.
  const [providerNames, setProviderNames] = useState<Partial<Record<PayMethod, string>>>({
    payLater: paymentCopy.payLater.provider,
  });
  const upi = useUpiId();
  // The order that `findPaidOrder` found at the last click of a payment button, because it already pays for the
  // purchase. The shopper has to confirm a second order.
  const [earlierOrder, setEarlierOrder] = useState<Order | null>(null);
  const [isPaid, setIsPaid] = useState(false);
  const historyOrderId = orderIdIn(state);
  const { patient, bookedOrderId } = useConsultToPay(historyOrderId);
  const wish = useConsultWish();
  // True if the last click of a payment button found no connection.
  const [lastClickWasOffline, setLastClickWasOffline] = useState(false);

  const total = paymentTotal(totals.total, plan);
  const paidBy: PaidBy = { method, name: providerNames[method] ?? '' };
  const chooseProvider = (name: string) => setProviderNames({ ...providerNames, [method]: name });

  const goHome = (orderId: string | undefined, hadExamples = false) =>
    void navigate(paths.home, orderId === undefined ? {} : { state: { orderId, hadExamples } satisfies PaidState });

  // Whether a box of the summary is ticked that changes no total. The confirmation calls it an example.
  const hasExamples = useRef(false);
  // This is a ref and not state, because two clicks in one frame would both read the old state, and both would place an
  // order.
  const hasPlacedOrder = useRef(false);
  const placeOrderOnce = () => {
    if (hasPlacedOrder.current) return;
    hasPlacedOrder.current = true;
    setEarlierOrder(null);
    // The order is null if neither the cart nor a plan nor a consultation was there to pay for. Such a payment ends
    // with the same toast, and the home screen has no order to confirm.
    const order = dispatch(placeOrder({ paidBy, isConsultation: isKnownConsult, historyOrderId }));
    setIsPaid(true);
    upi.onChange('');
    toast.success(messages.paid, { subject: 'payment' });
    if (order) {
      // First the current history entry gets the id of the order, so that a shopper who comes back to it is asked. Then
      // the home screen is a new entry after it.
      const stateWithOrder = { ...(typeof state === 'object' ? state : {}), orderId: order.id } satisfies PaidState;
      void navigate(paths.payment, { replace: true, state: stateWithOrder });
    }
    goHome(order?.id, hasExamples.current);
  };
  const coversThisPurchase = (order: Order) =>
    isSamePurchase(order, items, plan) ||
    (isKnownConsult && (isSameBooking(order, items, plan) || order.id === bookedOrderId));
  // The shopper may have changed the cart or the plan since the question appeared. Then it is withdrawn.
  const isAskingToRepeat = !lastClickWasOffline && earlierOrder !== null && coversThisPurchase(earlierOrder);
  const pay = () => {
    setLastClickWasOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    if (method === 'upi' && !upi.check()) return;
    const paidOrder = findPaidOrder(storage, { historyOrderId, isConsultation: isKnownConsult, wish });
    const isConfirmed = isAskingToRepeat && paidOrder?.id === earlierOrder.id;
    if (paidOrder === null || isConfirmed) placeOrderOnce();
    else setEarlierOrder(paidOrder);
  };

  let question: 'offline' | Order | null = null;
  if (lastClickWasOffline) question = 'offline';
  else if (isAskingToRepeat) question = earlierOrder;
  return {
    isConsult,
    items,
    cartRupees: totals.total,
    plan,
    total,
    patient,
    historyOrderId,
    bookedOrderId,
    paidBy,
    chooseMethod: setMethod,
    providerOf: (ofMethod: PayMethod) => providerNames[ofMethod],
    chooseProvider,
    upi,
    pay,
    question,
    seeEarlierOrder: () => goHome(earlierOrder?.id),
    isPaid,
    noteExamples: (isTicked: boolean) => void (hasExamples.current = isTicked),
  };
}
