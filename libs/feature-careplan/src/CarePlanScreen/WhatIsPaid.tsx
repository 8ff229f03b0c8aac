import { beginOfIndianDay, formatRupees, lastDayOfPlan } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { longDay } from '@niramaya/copy/long-day';
import { useCart, useOwnedPlan, useStorageReady, useStoredPlan } from '@niramaya/data-access';
import { styled } from '@niramaya/ui/styled';
import { useState } from 'react';
import type { InConsultation } from './useInConsultation';

const Sentence = styled('p', {
  base: {
    // With products in the cart, `CartToPay` lists the parts of the payment.
    _empty: { display: 'none' },
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
    // The prerendered page has the text for an empty cart without a plan. With a chosen plan, which
    // `apps/storefront/inline/shopper.ts` marks on `html`, that text is wrong: it is hidden, and its box reserves the
    // height of the right one. With a stored cart there will be no text.
    isUnknown: {
      true: {
        'html[data-plan] &': { visibility: 'hidden', height: { base: '[2lh]', sm: '[1lh]' }, overflow: 'hidden' },
        'html[data-cart] &': { display: 'none' },
      },
    },
  },
});

interface WhatIsPaidProps {
  readonly inConsultation: InConsultation;
}

/**
 * A sentence about the payment of a plan, to which Pay Now leads. With products in the cart it is empty, because the
 * payment charges these alone (requirement CONST-54 in `docs/requirements.md`), and `CartToPay` lists them. For a
 * shopper who owns a plan, a sentence about its last day follows the price of the chosen plan. It is a warning if the
 * chosen plan would end no later than the owned one. If no plan is chosen and none is owned, the sentence asks for the
 * choice, and in a consultation it names the way on without a plan.
 */
export function WhatIsPaid({ inConsultation }: WhatIsPaidProps) {
  const copy = carePlanCopy.plan.pays;
  const { totals } = useCart();
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
  return (
    <Sentence role="status" isWarning={isWasted && !isCartCharged} isUnknown={!isReady}>
      {/* The prerendered page has both texts, with and without a consultation. `apps/storefront/inline/shopper.ts` sets
          `data-steps` on `html` if this screen is a step of a consultation, and the styles then hide the wrong one. */}
      {!isCartCharged && (
        <styled.span css={isReady ? undefined : { 'html[data-steps] &': { display: 'none' } }}>
          {texts.join(' ') || nothing}
        </styled.span>
      )}
      {!isReady && (
        <styled.span css={{ 'html:not([data-steps]) &': { display: 'none' } }}>
          {copy.nothingInConsultation}
        </styled.span>
      )}
    </Sentence>
  );
}
