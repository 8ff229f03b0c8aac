import { Grid, styled } from '@niramaya/ui/styled';
import { consultationLinks, formatRupees, paths, type ChosenPlan } from '@niramaya/contract';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { paymentCopy } from '@niramaya/copy/payment';
import { rememberIntent, useBrowserStorage, useConsultChoices, useSession } from '@niramaya/data-access';
import { Button, Stepper, UiLink } from '@niramaya/ui';
import { ArrowLeft } from 'lucide-react';
import { PaidLinesNotice, type usePaidLinesNotice } from '../PaidLines/PaidLines';
import type { usePayment } from './usePayment';

/** The position of this screen, and of the care plan before it, in the list `consultationLinks`, from 0. */
const paymentStep = 4;
const carePlanStep = 3;
/** The steps of a consultation that is booked already. */
const allDone: readonly boolean[] = [true, true, true, true, true];

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

interface PaymentHeadProps {
  readonly payment: Pick<
    ReturnType<typeof usePayment>,
    'isConsult' | 'items' | 'cartRupees' | 'plan' | 'bookedOrderId'
  >;
  /** The products of the cart that are already paid for, which only the payment of a consultation names. */
  readonly linesPaidFor: ReturnType<typeof usePaidLinesNotice>;
}

/**
 * PaymentHead is the beginning of the payment screen: for a consultation the steps and the link back, then the heading with
 * its texts, and for a consultation the notice about paid products.
 */
export function PaymentHead({ payment, linesPaidFor }: PaymentHeadProps) {
  const { isConsult, items, cartRupees, plan, bookedOrderId } = payment;
  const choices = useConsultChoices();
  const isKnownConsult = isConsult === true;
  return (
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
          offer={(count) => (count === items.length && plan === null ? paymentCopy.summary.paidLines.offer(count) : '')}
          outcome={paymentLeft(cartRupees, plan)}
        />
      )}
    </Grid>
  );
}
