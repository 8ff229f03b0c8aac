import { Container, Grid, styled } from '@niramaya/ui/styled';
import { PAY_METHODS, type PayMethod } from '@niramaya/contract';
import { paidByInWords } from '@niramaya/copy/orders';
import { paymentCopy } from '@niramaya/copy/payment';
import { useStorageReady } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Tabs } from '@niramaya/ui';
import { AtSign, CalendarClock, CreditCard, Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsultSummary } from '../ConsultSummary/ConsultSummary';
import { usePaidLinesNotice } from '../PaidLines/PaidLines';
import { ConnectionNotice } from '../PaymentSummary/ConnectionNotice';
import { OrderTwice } from '../PaymentSummary/OrderTwice';
import { PaymentSummary } from '../PaymentSummary/PaymentSummary';
import type { ConsultationToPay } from '../PaymentSummary/Purchase';
import { UpiPanel } from '../UpiPanel/UpiPanel';
import { GuestNote } from './GuestNote';
import { CardsPanel, NetBankingPanel, PayLaterPanel, WalletsPanel } from './MethodPanels';
import { PaymentHead } from './PaymentHead';
import { usePayment } from './usePayment';

const icons = {
  upi: <AtSign aria-hidden />,
  wallets: <Wallet aria-hidden />,
  cards: <CreditCard aria-hidden />,
  payLater: <CalendarClock aria-hidden />,
  netBanking: <Landmark aria-hidden />,
};

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
  const payment = usePayment();
  const { isConsult, items, total, paidBy, chooseProvider, pay, isPaid, question } = payment;
  const isReady = useStorageReady();
  const linesPaidFor = usePaidLinesNotice();
  const panels: Record<PayMethod, ReactNode> = {
    // Until storage is read, the total is that of an empty cart.
    upi: <UpiPanel upi={payment.upi} onPay={pay} busy={isPaid} isFree={isReady ? total === 0 : null} />,
    wallets: <WalletsPanel chosen={payment.providerOf('wallets')} onChoose={chooseProvider} />,
    cards: <CardsPanel />,
    payLater: <PayLaterPanel />,
    netBanking: <NetBankingPanel chosen={payment.providerOf('netBanking')} onChoose={chooseProvider} />,
  };
  const hasChoice = paidBy.method === 'wallets' || paidBy.method === 'netBanking';
  let asked: ReactNode;
  if (question === 'offline') asked = <ConnectionNotice />;
  else if (question !== null)
    asked = (
      <OrderTwice
        order={question}
        onSee={payment.seeEarlierOrder}
        paidLines={isConsult === true ? linesPaidFor : undefined}
      />
    );
  else if (hasChoice && paidBy.name === '')
    asked = <styled.p textStyle="caption">{paymentCopy.summary.unchosen[paidBy.method]}</styled.p>;
  return (
    <Container py={{ base: '4', lg: '10' }}>
      <PaymentHead payment={payment} linesPaidFor={linesPaidFor} />
      <Columns>
        {/*
          The consultation is in this column and not above both, so that the summary next to it begins at the same
          height in every payment.
        */}
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', lg: '6' }} minW="0">
          {isConsult === null && <ConsultSummary isUnknown />}
          {isConsult === true && (
            <BlockBoundary>
              <ConsultSummary orderId={payment.historyOrderId} />
            </BlockBoundary>
          )}
          <styled.section aria-label={paymentCopy.methods} layerStyle="card" p={{ base: '3', md: '6' }} minW="0">
            <Tabs<PayMethod>
              label={paymentCopy.methods}
              orientation="vertical"
              value={paidBy.method}
              onChange={payment.chooseMethod}
              tabs={PAY_METHODS.map((id) => ({ id, label: paymentCopy.tabs[id], icon: icons[id], panel: panels[id] }))}
            />
          </styled.section>
          {/* The note follows the methods, so that the field for a UPI ID is on the first screen of a phone. */}
          <GuestNote isConsult={isConsult === true} />
        </Grid>
        <PaymentSummary
          items={items}
          consultation={consultationToPay(isConsult, payment.patient?.name ?? null)}
          planMonths={payment.plan?.months ?? null}
          total={total}
          method={paidByInWords(paidBy)}
          busy={isPaid}
          question={asked}
          onExamples={payment.noteExamples}
          onConfirm={pay}
        />
      </Columns>
    </Container>
  );
}
