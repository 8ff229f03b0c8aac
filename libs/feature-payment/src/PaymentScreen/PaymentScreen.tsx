import { Container, css, Grid, styled } from '@niramaya/ui/styled';
import {
  PAY_METHODS,
  consultationLinks,
  consultStateIn,
  formatRupees,
  isSameBooking,
  isSamePurchase,
  orderIdIn,
  paths,
  paymentTotal,
} from '@niramaya/contract';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { messages } from '@niramaya/copy/messages';
import { paidByInWords } from '@niramaya/copy/orders';
import { paymentCopy } from '@niramaya/copy/payment';
import type { ChosenPlan, Order, PaidBy, PaidState, PayMethod } from '@niramaya/contract';
import {
  findPaidOrder,
  placeOrder,
  rememberIntent,
  useAppDispatch,
  useBrowserStorage,
  useCart,
  useConsultChoices,
  useConsultToPay,
  useSession,
  useStorageReady,
  useStoredPlan,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, Stepper, Tabs, toast, UiLink } from '@niramaya/ui';
import { ArrowLeft, AtSign, CalendarClock, CreditCard, Landmark, Wallet } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConsultSummary } from '../ConsultSummary/ConsultSummary';
import { PaidLinesNotice, usePaidLinesNotice } from '../PaidLines/PaidLines';
import { OrderTwice } from '../PaymentSummary/OrderTwice';
import { PaymentSummary, type ConsultationToPay } from '../PaymentSummary/PaymentSummary';
import { UpiPanel } from '../UpiPanel/UpiPanel';
import { useUpiId, type PayButton } from '../UpiPanel/useUpiId';
import { CardsPanel, NetBankingPanel, PayLaterPanel, WalletsPanel } from './MethodPanels';

const icons = {
  upi: <AtSign aria-hidden />,
  wallets: <Wallet aria-hidden />,
  cards: <CreditCard aria-hidden />,
  payLater: <CalendarClock aria-hidden />,
  netBanking: <Landmark aria-hidden />,
};

/** The position of this screen, and of the care plan before it, in the list `consultationLinks`, from 0. */
const paymentStep = 4;
const carePlanStep = 3;
/** The steps of a consultation that is booked already. */
const allDone: readonly boolean[] = [true, true, true, true, true];

/**
 * The methods of payment, with the summary next to them from 1025 px on. The bases of both are in rem, so that with
 * large text the row wraps and the summary goes below.
 */
const Columns = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: { lg: 'wrap' },
    gap: { base: '4', lg: '6' },
    alignItems: { lg: 'start' },
    '& > :first-child': { flex: { lg: '[1 1 30rem]' } },
    '& > :last-child': { flex: { lg: '[0 1 23.75rem]' } },
  },
});

/**
 * A note for guests about who will see their order, with a link to the login. After the login the shopper comes to the
 * cart, or to the first step of the consultation, because an account does not take over the patient and the symptoms
 * that a guest chose.
 *
 * The prerendered page contains the note, because the build does not know whether a shopper is logged in. If one is,
 * the script `apps/storefront/inline/shopper.ts` in the head sets `data-signed-in` on `html`, which hides the note.
 */
function GuestNote({ isConsult }: { readonly isConsult: boolean }) {
  const { isLoggedIn, isReady } = useSession();
  const storage = useBrowserStorage();
  if (isLoggedIn) return null;
  // After the login an intent that ends in 'AtOnce' opens its screen, and any other is only offered (`Intent`).
  const rememberWayBack = () => rememberIntent(storage, isConsult ? 'consultationAtOnce' : 'cartAtOnce');
  return (
    <styled.p color="fg.muted" css={isReady ? undefined : { 'html[data-signed-in] &': { display: 'none' } }}>
      <span>{paymentCopy.guest}</span>{' '}
      <UiLink href={paths.login} variant="inline" onClick={rememberWayBack}>
        {paymentCopy.login}
      </UiLink>
    </styled.p>
  );
}

const subscribeToConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/**
 * The message that appears when a payment button is clicked without a connection, and nothing has been paid (AMB-67).
 * Once the device is online again, the text asks the shopper to click again. One element has both texts, so that a
 * screen reader announces the second text too.
 */
function ConnectionNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const tone = isOnline
    ? css({ bg: 'info.subtle', color: 'info.fg' })
    : css({ bg: 'warning.subtle', color: 'warning.fg' });
  return (
    <styled.p role="alert" borderRadius="control" px="4" py="3" className={tone}>
      {isOnline ? paymentCopy.summary.connected : paymentCopy.summary.offline}
    </styled.p>
  );
}

/**
 * The room of the notice about two paid products, in the prerendered page. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-steps` on `html` for a consultation, and `data-paid-lines` if
 * an order has a product of the cart.
 */
const PaidLinesRoom = styled('div', {
  base: {
    display: 'none',
    'html[data-steps][data-paid-lines] &': {
      display: 'block',
      height: { base: '[13rem]', md: '[10rem]', lg: '[8.5rem]' },
    },
  },
});

/**
 * Returns the sentence about the payment that is left once the paid products are out of the cart. A plan that was chosen
 * earlier is due then, because the cart costs nothing any more (`paymentTotal`).
 */
function paymentLeft(cartTotalRupees: number, plan: ChosenPlan | null): string {
  const copy = paymentCopy.summary.paidLines;
  if (cartTotalRupees > 0) return copy.rest(formatRupees(cartTotalRupees));
  return plan === null ? copy.alone : copy.plan(plan.months, formatRupees(plan.rupees));
}

/** Returns the consultation that the summary shows. `isConsult` is null as long as it is not known. */
function consultationToPay(isConsult: boolean | null, patientName: string | null): ConsultationToPay {
  if (isConsult === null) return { kind: 'unknown' };
  return isConsult ? { kind: 'booked', patient: patientName } : { kind: 'none' };
}

/**
 * PaymentScreen has five methods of payment and the summary. The ids in parentheses are rows of `docs/requirements.md`.
 *
 * - The screen has two payment buttons: Verify & Pay in the UPI panel, and Confirm Payment in the summary. Both follow
 *   one rule: while the UPI panel shows, they require a UPI ID, and otherwise they require nothing (AMB-34).
 * - Both store the order on this device, show a toast and lead to the home screen, without a request (API-27 to
 *   API-29). They do so even if there is nothing to pay (AMB-32).
 * - A shopper who has already paid for the same purchase is asked first, and the next click pays (AMB-67).
 * - In a consultation, a notice offers to take products out of the cart that are already paid for.
 */
export function PaymentScreen() {
  const { items, totals } = useCart();
  const chosenPlan = useStoredPlan();
  const choices = useConsultChoices();
  const navigate = useNavigate();
  const storage = useBrowserStorage();
  const dispatch = useAppDispatch();
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  // Whether the payment is the last step of a consultation. Null in the prerendered page and during hydration, when the
  // history state may not be read, because the first render must equal the prerendered page.
  const isConsult = isReady ? consultStateIn(state) !== null : null;
  const isKnownConsult = isConsult === true;
  const [method, setMethod] = useState<PayMethod>('upi');
  // The wallet, provider or bank of each method that has a choice of them. UPI and cards have none. A wallet and a bank are
  // chosen by the shopper alone, and pay later has one provider.
  const [providerNames, setProviderNames] = useState<Partial<Record<PayMethod, string>>>({
    payLater: paymentCopy.payLater.provider,
  });
  const upi = useUpiId();
  // The order that `findPaidOrder` found at the last click of a payment button, because it already pays for the purchase.
  // The shopper has to confirm a second order.
  const [earlierOrder, setEarlierOrder] = useState<Order | null>(null);
  // Null until the payment. Then it holds the care plan that the payment charges, or `plan: null` if it charges none.
  // The payment clears the stored choice of the plan, and the summary shows the plan until the home screen appears.
  const [payment, setPayment] = useState<{ readonly plan: ChosenPlan | null } | null>(null);
  const isPaying = payment !== null;
  const plan = payment === null ? chosenPlan : payment.plan;
  // The order that was placed earlier from this history entry.
  const historyOrderId = orderIdIn(state);
  const { patient, bookedOrderId } = useConsultToPay(historyOrderId);
  const linesPaidFor = usePaidLinesNotice();
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
    setPayment({ plan: chosenPlan });
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
  const pay = (button: PayButton) => {
    setLastClickWasOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    if (method === 'upi' && !upi.check(button)) return;
    const paidOrder = findPaidOrder(storage, { historyOrderId, isConsultation: isKnownConsult });
    const isConfirmed = isAskingToRepeat && paidOrder?.id === earlierOrder.id;
    if (paidOrder === null || isConfirmed) placeOrderOnce();
    else setEarlierOrder(paidOrder);
  };

  let question: ReactNode;
  if (lastClickWasOffline) question = <ConnectionNotice />;
  else if (isAskingToRepeat)
    question = (
      <OrderTwice
        order={earlierOrder}
        onSee={() => goHome(earlierOrder.id)}
        paidLines={isKnownConsult ? linesPaidFor : undefined}
      />
    );

  const panels: Record<PayMethod, ReactNode> = {
    // Until storage is read, the total is that of an empty cart.
    upi: <UpiPanel upi={upi} onPay={() => pay('verify')} busy={isPaying} isFree={isReady ? total === 0 : null} />,
    wallets: <WalletsPanel chosen={providerNames.wallets} onChoose={chooseProvider} />,
    cards: <CardsPanel />,
    payLater: <PayLaterPanel />,
    netBanking: <NetBankingPanel chosen={providerNames.netBanking} onChoose={chooseProvider} />,
  };

  return (
    <Container py={{ base: '6', lg: '10' }}>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="6" pb="6">
        {isConsult !== false && (
          <Stepper
            {...consultStepsCopy}
            current={paymentStep}
            done={bookedOrderId === null ? choices : allDone}
            links={consultationLinks}
            applies={isConsult === null ? 'unknown' : 'yes'}
          />
        )}
        {isConsult !== false && (
          // The prerendered page contains the link in any case. The script `apps/storefront/inline/shopper.ts` in the
          // head sets `data-steps` on `html` if the payment is for a consultation, and otherwise the link is hidden.
          <styled.div css={isConsult === null ? { 'html:not([data-steps]) &': { display: 'none' } } : undefined}>
            <Button
              {...consultationLinks[carePlanStep]}
              variant="outline"
              size="sm"
              startIcon={<ArrowLeft aria-hidden />}
            >
              {consultBackCopy}
            </Button>
          </styled.div>
        )}
        <div>
          <styled.h1 textStyle="heading">{paymentCopy.title}</styled.h1>
          <styled.p color="fg.muted">
            <span>{paymentCopy.text}</span>{' '}
            {/* The sentence is about a parcel. A reload of the payment of a consultation alone leaves no room for it. */}
            {(!isKnownConsult || items.length > 0) && (
              <styled.span
                css={isConsult === null ? { 'html[data-steps]:not([data-cart]) &': { display: 'none' } } : undefined}
              >
                {`${paymentCopy.noCash} `}
              </styled.span>
            )}
            <span>{paymentCopy.demo}</span>
          </styled.p>
          <GuestNote isConsult={isKnownConsult} />
        </div>
        {isConsult === null && <PaidLinesRoom aria-hidden />}
        {isKnownConsult && (
          <PaidLinesNotice
            lines={linesPaidFor}
            takeOutVariant="solid"
            // Without these lines nothing but the consultation is left, unless there are other lines or a plan.
            offer={(count) =>
              count === items.length && plan === null ? paymentCopy.summary.paidLines.offer(count) : ''
            }
            outcome={paymentLeft(totals.total, plan)}
          />
        )}
      </Grid>
      <Columns>
        {/* The consultation is in this column, so that the summary and its bar begin at the same height with it. */}
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', lg: '6' }} minW="0">
          {isConsult === null && <ConsultSummary isUnknown />}
          {isKnownConsult && (
            <BlockBoundary>
              <ConsultSummary orderId={historyOrderId} />
            </BlockBoundary>
          )}
          <styled.section aria-label={paymentCopy.methods} layerStyle="card" p={{ base: '3', md: '6' }} minW="0">
            <Tabs<PayMethod>
              label={paymentCopy.methods}
              orientation="vertical"
              value={method}
              onChange={setMethod}
              tabs={PAY_METHODS.map((id) => ({ id, label: paymentCopy.tabs[id], icon: icons[id], panel: panels[id] }))}
            />
          </styled.section>
        </Grid>
        <PaymentSummary
          items={items}
          consultation={consultationToPay(isConsult, patient?.name ?? null)}
          planMonths={plan?.months ?? null}
          total={total}
          method={paidByInWords(paidBy)}
          busy={isPaying}
          question={question}
          onExamples={(isTicked) => (hasExamples.current = isTicked)}
          onConfirm={() => pay('confirm')}
        />
      </Columns>
    </Container>
  );
}
