import { Container, css, Grid, styled } from '@niramaya/ui/styled';
import {
  PAY_METHODS,
  consultationLinks,
  consultStateIn,
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
  findPaid,
  placeOrder,
  rememberIntent,
  useBrowserStorage,
  useCart,
  useConsult,
  useConsultChoices,
  useConsultWish,
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
import { OrderTwice } from '../PaymentSummary/OrderTwice';
import { PaymentSummary, type BookedConsultation } from '../PaymentSummary/PaymentSummary';
import { UpiPanel } from '../UpiPanel/UpiPanel';
import { useUpiId } from '../UpiPanel/useUpiId';
import { CardsPanel, NetBankingPanel, PayLaterPanel, WalletsPanel } from './MethodPanels';

const icons = {
  upi: <AtSign aria-hidden />,
  wallets: <Wallet aria-hidden />,
  cards: <CreditCard aria-hidden />,
  payLater: <CalendarClock aria-hidden />,
  netBanking: <Landmark aria-hidden />,
};

/** The methods of payment, with the summary next to them from 1025 px on. With large text the summary goes below. */
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
 * A note for guests about who will see their order, with a link to the login. From there a shopper comes to the cart, or
 * to the first step of the consultation: the account does not see what the guest chose. The prerendered page has it, and cannot know whether a shopper is logged in; a script in the head then hides it by `data-member`.
 */
function GuestNote({ isConsult }: { readonly isConsult: boolean }) {
  const { isLoggedIn, isReady } = useSession();
  const storage = useBrowserStorage();
  if (isLoggedIn) return null;
  return (
    <styled.p color="fg.muted" css={isReady ? undefined : { 'html[data-member] &': { display: 'none' } }}>
      <span>{paymentCopy.guest}</span>{' '}
      <UiLink
        href={paths.login}
        variant="inline"
        onClick={() => rememberIntent(storage, isConsult ? 'consultationAtOnce' : 'cartAtOnce')}
      >
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
 * The message after a press without a connection, which has paid nothing (AMB-67). Once the device is connected again,
 * the message offers the payment. One element has both texts, so that a screen reader announces the second one too.
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
 * PaymentScreen has five methods of payment and the summary. Verify & Pay and Confirm Payment follow one rule: with the
 * UPI panel both require an ID, and with any other panel nothing is required (AMB-34). Both store the order on this
 * device and lead to the home screen, without a request and even if there is nothing to pay (API-27 to API-29, AMB-32).
 * A shopper who has already paid for the same purchase is asked first, and the next press pays (AMB-67).
 */
export function PaymentScreen() {
  const { items, totals } = useCart();
  const chosenPlan = useStoredPlan();
  const choices = useConsultChoices();
  const wish = useConsultWish();
  const { patient } = useConsult();
  const navigate = useNavigate();
  const storage = useBrowserStorage();
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  const isConsult = isReady ? consultStateIn(state) !== null : null;
  const [method, setMethod] = useState<PayMethod>('upi');
  const [names, setNames] = useState<Partial<Record<PayMethod, string>>>({
    payLater: paymentCopy.payLater.provider,
    netBanking: paymentCopy.netBanking.banks[0],
  });
  const upi = useUpiId();
  // An order that already pays for this purchase: the one that this history entry names, or one of the last three days
  // from any tab. The shopper has to confirm a second one.
  const [paidBefore, setPaidBefore] = useState<Order | null>(null);
  // From the payment on, the plan that it charges. The payment clears the choice, and the summary shows the plan until
  // the home screen is there.
  const [paying, setPaying] = useState<{ readonly plan: ChosenPlan | null } | null>(null);
  const isPaying = paying !== null;
  const plan = paying ? paying.plan : chosenPlan;
  // True from a press without a connection on, until a press with one.
  const [wasOffline, setWasOffline] = useState(false);

  let consultation: BookedConsultation = { kind: 'unknown' };
  if (isConsult !== null)
    consultation = isConsult ? { kind: 'booked', patient: patient?.name ?? null } : { kind: 'none' };
  const total = paymentTotal(totals.total, plan);
  const paidBy: PaidBy = { method, name: names[method] ?? '' };
  const choose = (name: string) => setNames({ ...names, [method]: name });

  const goHome = (orderId: string | undefined) =>
    void navigate(paths.home, orderId === undefined ? {} : { state: { orderId } satisfies PaidState });

  // A ref and no state: two clicks in one frame would both read the old state, and both would place an order.
  const hasPaid = useRef(false);
  const order = () => {
    if (hasPaid.current) return;
    hasPaid.current = true;
    setPaying({ plan: chosenPlan });
    setPaidBefore(null);
    const placed = placeOrder(storage, paidBy, new Date(), isConsult === true, wish);
    toast.success(messages.paid, { subject: 'payment' });
    if (placed) {
      // The entry of this screen keeps the number of the order, so that a shopper who comes back is asked.
      const paidFrom = { ...(typeof state === 'object' ? state : {}), orderId: placed.id } satisfies PaidState;
      void navigate(paths.payment, { replace: true, state: paidFrom });
    }
    goHome(placed?.id);
  };
  const isPaidBefore = (before: Order) =>
    isSamePurchase(before, items, plan) || (isConsult === true && isSameBooking(before, items, plan));
  const isAsking = !wasOffline && paidBefore !== null && isPaidBefore(paidBefore);
  const pay = () => {
    setWasOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    if (method === 'upi' && !upi.check()) return;
    const before = findPaid(storage, orderIdIn(state), new Date(), isConsult === true);
    if (before === null || (isAsking && before.id === paidBefore.id)) order();
    else setPaidBefore(before);
  };

  let question: ReactNode;
  if (wasOffline) question = <ConnectionNotice />;
  else if (isAsking) question = <OrderTwice order={paidBefore} onNo={() => goHome(paidBefore.id)} />;

  const panels: Record<PayMethod, ReactNode> = {
    upi: <UpiPanel upi={upi} onPay={pay} busy={isPaying} />,
    wallets: <WalletsPanel chosen={names.wallets} onChoose={choose} />,
    cards: <CardsPanel />,
    payLater: <PayLaterPanel />,
    netBanking: <NetBankingPanel chosen={names.netBanking} onChoose={choose} />,
  };

  return (
    <Container py={{ base: '6', lg: '10' }}>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="6" pb="6">
        <Stepper {...consultStepsCopy} current={4} done={choices} links={consultationLinks} shown={isConsult} />
        {isConsult !== false && (
          // The prerendered page has the link too. A script in the head sets `data-steps` if it belongs there.
          <styled.div css={isConsult === null ? { 'html:not([data-steps]) &': { display: 'none' } } : undefined}>
            <Button {...consultationLinks[3]} variant="outline" size="sm" startIcon={<ArrowLeft aria-hidden />}>
              {consultBackCopy}
            </Button>
          </styled.div>
        )}
        <div>
          <styled.h1 textStyle="heading">{paymentCopy.title}</styled.h1>
          <styled.p color="fg.muted">{paymentCopy.text}</styled.p>
          <GuestNote isConsult={isConsult === true} />
        </div>
      </Grid>
      <Columns>
        {/* The consultation is in this column, so that the summary and its bar begin at the same height with it. */}
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', lg: '6' }} minW="0">
          {isConsult === null && <ConsultSummary isUnknown />}
          {isConsult && (
            <BlockBoundary>
              <ConsultSummary />
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
          consultation={consultation}
          planMonths={plan?.months ?? null}
          total={total}
          method={paidByInWords(paidBy)}
          busy={isPaying}
          question={question}
          onConfirm={pay}
        />
      </Columns>
    </Container>
  );
}
