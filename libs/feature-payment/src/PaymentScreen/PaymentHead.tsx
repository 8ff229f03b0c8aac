import { Grid, styled } from '@niramaya/ui/styled';
import { consultationLinks, formatRupees, type ChosenPlan } from '@niramaya/contract';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { paymentCopy } from '@niramaya/copy/payment';
import { useConsultChoices } from '@niramaya/data-access';
import { Button, Stepper } from '@niramaya/ui';
import { ArrowLeft } from 'lucide-react';
import { areWhole, PaidLinesNotice, type usePaidLinesNotice } from '../PaidLines/PaidLines';
import { PurchaseLine } from './PurchaseLine';
import type { usePayment } from './usePayment';

/** The position of this screen, and of the care plan before it, in the list `consultationLinks`, from 0. */
const paymentStep = 4;
const carePlanStep = 3;
/** The steps of a consultation that is booked already. */
const allDone: readonly boolean[] = [true, true, true, true, true];

/**
 * The room of the notice about two paid products, in the prerendered page. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-steps` on `html` for a consultation, and `data-paid-lines`
 * for products of the cart that the shopper has paid for in the last days.
 */
const PaidLinesRoom = styled('div', {
  base: {
    display: 'none',
    'html[data-steps][data-paid-lines] &': {
      display: 'block',
      height: { base: '[15.75rem]', md: '[11.25rem]', lg: '[11.25rem]' },
    },
  },
});

/**
 * Returns the sentence about the payment that is left once the paid products are out of the cart. A plan that was
 * chosen earlier is due then, because the cart costs nothing any more (`paymentTotal`).
 */
function paymentLeft(cartTotalRupees: number, plan: ChosenPlan | null): string {
  const copy = paymentCopy.summary.paidLines;
  if (cartTotalRupees > 0) return copy.rest(formatRupees(cartTotalRupees));
  return plan === null ? copy.alone : copy.plan(plan.months, formatRupees(plan.rupees));
}

/** Returns the reason to take the paid products out of a cart that has no other packs. `count` is their number. */
function offerToTakeOut(count: number, plan: ChosenPlan | null): string {
  const copy = paymentCopy.summary.paidLines;
  return plan === null ? copy.offer(count) : copy.offerPlan(count, plan.months, formatRupees(plan.rupees));
}

interface PaymentHeadProps {
  /** The payment of `usePayment`, whose `isConsult` is null until storage is read. */
  readonly payment: Pick<
    ReturnType<typeof usePayment>,
    'isConsult' | 'items' | 'cartRupees' | 'plan' | 'bookedOrderId'
  >;
  /** The products of the cart that are already paid for, which only the payment of a consultation names. */
  readonly linesPaidFor: ReturnType<typeof usePaidLinesNotice>;
}

/**
 * PaymentHead is the beginning of the payment screen: for a consultation the steps and the link back, then the heading
 * with its text, and for a consultation the notice about paid products.
 */
export function PaymentHead({ payment, linesPaidFor }: PaymentHeadProps) {
  const { isConsult, items, cartRupees, plan, bookedOrderId } = payment;
  const choices = useConsultChoices();
  const isKnownConsult = isConsult === true;
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', lg: '6' }} pb={{ base: '4', lg: '6' }}>
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
        <styled.h1 textStyle="heading" w="fit">
          {paymentCopy.title}
        </styled.h1>
        <styled.p color="fg.muted">
          {/* The sentence is about a parcel. The prerendered page shows it for a stored cart alone. */}
          {(items.length > 0 || isConsult === null) && (
            <styled.span css={isConsult === null ? { 'html:not([data-cart]) &': { display: 'none' } } : undefined}>
              {`${paymentCopy.noCash} `}
            </styled.span>
          )}
          <span>{paymentCopy.demo}</span>
        </styled.p>
        {/* In a consultation the parts of the payment are in `ConsultSummary` below, so this line is left out. */}
        {!isKnownConsult && <PurchaseLine count={isConsult === null ? null : items.length} plan={plan} />}
      </div>
      {isConsult === null && <PaidLinesRoom aria-hidden />}
      {isKnownConsult && (
        <PaidLinesNotice
          lines={linesPaidFor}
          takeOutVariant="solid"
          // The offer is made only if all of the cart is paid for: each line (`count`) with each of its packs
          // (`areWhole`).
          offer={(count) => (count === items.length && areWhole(linesPaidFor.paid) ? offerToTakeOut(count, plan) : '')}
          outcome={paymentLeft(cartRupees, plan)}
        />
      )}
    </Grid>
  );
}
