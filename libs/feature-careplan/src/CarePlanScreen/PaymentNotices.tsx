import { beginOfIndianDay, formatRupees, lastDayOfPlan, paths } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { longDay } from '@niramaya/copy/long-day';
import { useCart, useOwnedPlan, useStorageReady, useStoredPlan } from '@niramaya/data-access';
import { UiLink, type ButtonVariant } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useState, type ComponentType } from 'react';
import type { InConsultation } from './useInConsultation';

export interface PaidLinesProps {
  /**
   * Returns the texts of the notice for a screen where the paid products are in the way of something else, here of the
   * plan. `lines` are its sentences. `afterTakeOut` is the line next to the button that takes the products out of the
   * cart: it names the payment that is left after a click.
   *
   * Of the argument, `orders` names the orders in which the products were paid for, and `count` is the number of paid
   * products, or null if everything in the cart is paid for. `restRupees` is the price of the packs that are not paid
   * for.
   */
  readonly inTheWay: (paid: {
    readonly orders: string;
    readonly count: number | null;
    readonly restRupees: number;
  }) => { readonly lines: readonly string[]; readonly afterTakeOut: string };
  /** The look of the button that takes the products out of the cart. */
  readonly takeOutVariant: ButtonVariant;
}

interface PaidCartNoticeProps {
  /** The notice about products in the cart that are already paid for, which gets the texts of this screen. */
  readonly PaidLines: ComponentType<PaidLinesProps>;
  /** Whether this screen is a step of a consultation, where two buttons lead to the payment. */
  readonly isConsult: boolean;
}

/**
 * PaidCartNotice is the notice about products in the cart that are already paid for. They are in the way of a plan,
 * because a plan cannot be paid together with a cart.
 */
export function PaidCartNotice({ PaidLines, isConsult }: PaidCartNoticeProps) {
  const copy = carePlanCopy.plan.pays.paid;
  const { totals } = useCart();
  const plan = useStoredPlan();
  const price = formatRupees(totals.total);
  const afterTakeOutOfAll = isConsult ? copy.afterTakeOutInConsultation : copy.afterTakeOut;
  return (
    <PaidLines
      inTheWay={({ orders, count, restRupees }) => ({
        lines: [
          count === null ? copy.cart(orders, price, isConsult) : copy.products(count, orders, isConsult),
          ...(isConsult ? [copy.consultation] : []),
          copy.noPlan,
        ],
        afterTakeOut:
          count === null
            ? afterTakeOutOfAll(plan && formatRupees(plan.rupees))
            : copy.afterTakeOutOfSome(formatRupees(restRupees)),
      })}
      takeOutVariant="solid"
    />
  );
}

const Sentence = styled('p', {
  base: {
    // The element with `data-paid-lines-notice` is the notice about paid products in the cart. It has its own sentence
    // about the payment, so this one is hidden.
    '[data-paid-lines-notice] ~ &': { display: 'none' },
    // `apps/storefront/inline/shopper.ts` sets `data-paid-lines` on `html` if the cart has paid products. The element
    // with `data-paid-lines-room` then reserves the height of the notice until its code has arrived.
    'html[data-paid-lines] [data-paid-lines-room] ~ &': { display: 'none' },
  },
  variants: {
    isWarning: {
      true: {
        px: '4',
        py: '3',
        bg: 'warning.subtle',
        color: 'warning.fg',
        borderRadius: 'control',
      },
      false: { textStyle: 'caption' },
    },
    // The prerendered page has the text for an empty cart without a plan. With a chosen plan or a stored cart, which
    // `apps/storefront/inline/shopper.ts` marks on `html`, that text is wrong: it is hidden, and its box reserves the
    // height of the right one.
    isUnknown: {
      true: {
        'html[data-plan] &': { visibility: 'hidden', height: { base: '[2lh]', sm: '[1lh]' }, overflow: 'hidden' },
        'html[data-cart] &': { visibility: 'hidden', minHeight: { base: '[8.5rem]', sm: '[5rem]', lg: '[7.5rem]' } },
      },
    },
  },
});

interface WhatIsPaidProps {
  readonly inConsultation: InConsultation;
}

/**
 * A sentence about the payment to which Pay Now leads: whether it charges the cart or the plan. With products in the
 * cart the payment charges these alone (requirement CONST-54 in `docs/requirements.md`). The sentence is then a warning
 * with a link to the cart: without the warning, the shopper would not see why a chosen plan is not charged. For a
 * shopper who owns a plan, a sentence about its last day follows the price of the chosen plan. It is a warning if the
 * chosen plan would end no later than the owned one. If no plan is chosen and none is owned, the sentence asks for the
 * choice, and in a consultation it names the way on without a plan.
 */
export function WhatIsPaid({ inConsultation }: WhatIsPaidProps) {
  const copy = carePlanCopy.plan.pays;
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const isReady = useStorageReady();
  const [nowMs] = useState(Date.now);
  const isCartCharged = totals.total > 0;
  // `day` is a day in India, counted from 1 January 1970.
  const dayOf = (day: number) => longDay(new Date(beginOfIndianDay(day)));
  const lastDay = plan && lastDayOfPlan(nowMs, plan.months);
  // True if the chosen plan would end no later than the plan that the shopper owns.
  let isWasted = false;
  const texts: string[] = [];
  const nothing = inConsultation === 'yes' ? copy.nothingInConsultation : copy.nothing;
  if (isCartCharged) texts.push(copy.cart(items.length, formatRupees(totals.total)));
  else {
    if (plan) texts.push(copy.plan(plan.months, formatRupees(plan.rupees)));
    if (ownedPlan) {
      const { months } = ownedPlan;
      isWasted = lastDay !== null && lastDay <= ownedPlan.lastDay;
      texts.push(
        plan && lastDay !== null && isWasted
          ? carePlanCopy.plan.endsBefore(months, dayOf(ownedPlan.lastDay), plan.months, dayOf(lastDay))
          : carePlanCopy.plan.owned(months, dayOf(ownedPlan.lastDay)),
      );
    }
  }
  return (
    <Sentence role="status" isWarning={isCartCharged || isWasted} isUnknown={!isReady}>
      {/* The prerendered page has both texts, with and without a consultation. `apps/storefront/inline/shopper.ts` sets
          `data-steps` on `html` if this screen is a step of a consultation, and the styles then hide the wrong one. */}
      <styled.span css={isReady ? undefined : { 'html[data-steps] &': { display: 'none' } }}>
        {texts.join(' ') || nothing}
      </styled.span>
      {isCartCharged && (
        <>
          {' '}
          <UiLink href={paths.cart} variant="inline">
            {copy.openCart}
          </UiLink>
        </>
      )}
      {!isReady && (
        <styled.span css={{ 'html:not([data-steps]) &': { display: 'none' } }}>
          {copy.nothingInConsultation}
        </styled.span>
      )}
    </Sentence>
  );
}
