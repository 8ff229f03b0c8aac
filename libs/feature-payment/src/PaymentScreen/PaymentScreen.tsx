import { Container, Grid, styled } from '@niramaya/ui/styled';
import { PAY_METHODS, consultStateIn, isSamePurchase, orderIdIn, paths, paymentTotal } from '@niramaya/contract';
import { consultStepsCopy } from '@niramaya/copy/consult-steps';
import { messages } from '@niramaya/copy/messages';
import { paidByInWords } from '@niramaya/copy/orders';
import { paymentCopy } from '@niramaya/copy/payment';
import type { Order, PaidBy, PaidState, PayMethod } from '@niramaya/contract';
import {
  findPaid,
  placeOrder,
  useBrowserStorage,
  useCart,
  useConsultChoices,
  useSession,
  useStorageReady,
  useStoredPlan,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Stepper, Tabs, toast } from '@niramaya/ui';
import { AtSign, CalendarClock, CreditCard, Landmark, Wallet } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConsultPlaceholder, ConsultSummary } from '../ConsultSummary/ConsultSummary';
import { OrderTwice } from '../PaymentSummary/OrderTwice';
import { PaymentSummary } from '../PaymentSummary/PaymentSummary';
import { UpiPanel } from '../UpiPanel/UpiPanel';
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
 * A note for guests about who will see their order. The prerendered page has it, and cannot know whether a shopper is
 * logged in; a script in the head then hides it by `data-member`.
 */
function GuestNote() {
  const { isLoggedIn, isReady } = useSession();
  if (isLoggedIn) return null;
  return (
    <styled.p color="fg.muted" css={isReady ? undefined : { 'html[data-member] &': { display: 'none' } }}>
      {paymentCopy.guest}
    </styled.p>
  );
}

/**
 * The message that nothing is paid without a connection (AMB-67). It calls `onConnected` once the device is online
 * again.
 */
function OfflineNotice({ onConnected }: { readonly onConnected: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onConnected);
    return () => window.removeEventListener('online', onConnected);
  }, [onConnected]);
  return (
    <styled.p role="alert" bg="warning.subtle" color="warning.fg" borderRadius="control" px="4" py="3">
      {paymentCopy.summary.offline}
    </styled.p>
  );
}

/**
 * PaymentScreen has five methods of payment and the summary. Verify & Pay requires a UPI ID, and Confirm Payment does
 * not (AMB-34). Both store the order on this device and lead to the home screen, without a request and even if there is
 * nothing to pay (API-27 to API-29, AMB-32). A shopper who comes back and pays again is asked first.
 */
export function PaymentScreen() {
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const choices = useConsultChoices();
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
  // The order that was placed from this history entry before. The shopper has to confirm the second one.
  const [paidBefore, setPaidBefore] = useState<Order | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  // True after a click on a pay button without a connection, until there is one.
  const [isOffline, setIsOffline] = useState(false);

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
    setIsPaying(true);
    setPaidBefore(null);
    const placed = placeOrder(storage, paidBy, new Date(), isConsult === true);
    toast.success(messages.paid);
    if (placed) {
      // The entry of this screen keeps the number of the order, so that a shopper who comes back is asked.
      const paidFrom = { ...(typeof state === 'object' ? state : {}), orderId: placed.id } satisfies PaidState;
      void navigate(paths.payment, { replace: true, state: paidFrom });
    }
    goHome(placed?.id);
  };
  const pay = () => {
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    const before = findPaid(storage, orderIdIn(state));
    if (before) setPaidBefore(before);
    else order();
  };

  const orderAgain = () => {
    setIsOffline(!navigator.onLine);
    if (navigator.onLine) order();
  };

  let question: ReactNode;
  if (isOffline) question = <OfflineNotice onConnected={() => setIsOffline(false)} />;
  else if (paidBefore && isSamePurchase(paidBefore, items, plan))
    question = <OrderTwice order={paidBefore} onYes={orderAgain} onNo={() => goHome(paidBefore.id)} />;

  const panels: Record<PayMethod, ReactNode> = {
    upi: <UpiPanel onPay={pay} busy={isPaying} />,
    wallets: <WalletsPanel chosen={names.wallets} onChoose={choose} />,
    cards: <CardsPanel />,
    payLater: <PayLaterPanel />,
    netBanking: <NetBankingPanel chosen={names.netBanking} onChoose={choose} />,
  };

  return (
    <Container py={{ base: '6', lg: '10' }}>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="6" pb="6">
        <Stepper {...consultStepsCopy} current={4} done={choices} shown={isConsult} />
        <div>
          <styled.h1 textStyle="heading">{paymentCopy.title}</styled.h1>
          <styled.p color="fg.muted">{paymentCopy.text}</styled.p>
          <GuestNote />
        </div>
        {isConsult === null && <ConsultPlaceholder data-unknown="" aria-hidden />}
        {isConsult && (
          <BlockBoundary>
            <ConsultSummary />
          </BlockBoundary>
        )}
      </Grid>
      <Columns>
        <styled.section aria-label={paymentCopy.methods} layerStyle="card" p={{ base: '3', md: '6' }} minW="0">
          <Tabs<PayMethod>
            label={paymentCopy.methods}
            orientation="vertical"
            value={method}
            onChange={setMethod}
            tabs={PAY_METHODS.map((id) => ({ id, label: paymentCopy.tabs[id], icon: icons[id], panel: panels[id] }))}
          />
        </styled.section>
        <PaymentSummary
          items={items}
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
