import { chakra } from '@niramaya/ui/chakra';
import { messages, paths, paymentCopy, paymentTotal } from '@niramaya/contract';
import { placeOrder, useAppDispatch, useCart, useStoredPlan } from '@niramaya/data-access';
import { Container, Tabs, toast, useCopy } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardsPanel } from '../CardsPanel/CardsPanel';
import type { PaidState } from '../PaidNotice/PaidNotice';
import { NetBankingPanel } from '../NetBankingPanel/NetBankingPanel';
import { PayLaterPanel } from '../PayLaterPanel/PayLaterPanel';
import { PaymentSummary } from '../PaymentSummary/PaymentSummary';
import { UpiPanel } from '../UpiPanel/UpiPanel';
import { WalletsPanel } from '../WalletsPanel/WalletsPanel';

/** What the home screen says after a payment, before it is wanted, so that it pushes nothing away. */
const fetchNotice = () => void import('../PaidNotice/PaidNotice').catch(() => undefined);

type Method = 'upi' | 'wallets' | 'cards' | 'payLater' | 'netBanking';

/**
 * The payment screen: five ways to pay and the summary (PAYMENT-01 to PAYMENT-31). 'Verify & Pay' asks for a UPI ID,
 * Confirm Payment does not (AMB-34); both end in the same toast and on the home screen, without a call (API-27 to
 * API-29), whatever there is to pay: nothing, too (AMB-32).
 */
export function PaymentScreen() {
  const copy = useCopy(paymentCopy);
  const { totals, count } = useCart();
  const plan = useStoredPlan();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [method, setMethod] = useState<Method>('upi');
  const [isPaying, setIsPaying] = useState(false);

  const total = paymentTotal(totals.total, plan);
  // A ref, not the state: two presses in one frame both see the state of before.
  const hasPaid = useRef(false);
  const pay = () => {
    if (hasPaid.current) return;
    hasPaid.current = true;
    setIsPaying(true);
    dispatch(placeOrder());
    toast.success(messages.paid);
    void navigate(paths.home, { state: { paidItems: count } satisfies PaidState });
  };

  return (
    <Container>
      <chakra.div py={{ base: '6', lg: '10' }} onPointerEnter={fetchNotice} onFocus={fetchNotice}>
        <chakra.h1 textStyle="heading">{copy.title}</chakra.h1>
        <chakra.p color="fg.muted" pb="6">
          {copy.text}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="6"
          alignItems="start"
          css={{
            // The summary stands beside the ways to pay while both have room; where text is large it goes below.
            '& > :first-child': { flex: { base: '1 0 100%', lg: '1 1 30rem' } },
            '& > :last-child': { flex: { base: '1 0 100%', lg: '0 1 23.75rem' } },
          }}
        >
          <chakra.section
            aria-label={copy.methods}
            bg="bg.panel"
            borderWidth="1px"
            borderColor="border"
            borderRadius="card"
            boxShadow="card"
            p={{ base: '4', md: '6' }}
            minW="0"
          >
            <Tabs<Method>
              label={copy.methods}
              orientation="vertical"
              value={method}
              onChange={setMethod}
              tabs={[
                { id: 'upi', label: copy.tabs.upi, panel: <UpiPanel onPay={pay} busy={isPaying} /> },
                { id: 'wallets', label: copy.tabs.wallets, panel: <WalletsPanel /> },
                { id: 'cards', label: copy.tabs.cards, panel: <CardsPanel /> },
                { id: 'payLater', label: copy.tabs.payLater, panel: <PayLaterPanel /> },
                { id: 'netBanking', label: copy.tabs.netBanking, panel: <NetBankingPanel /> },
              ]}
            />
          </chakra.section>
          <PaymentSummary
            itemCount={count}
            planMonths={plan?.months ?? null}
            total={total}
            busy={isPaying}
            onConfirm={pay}
          />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
