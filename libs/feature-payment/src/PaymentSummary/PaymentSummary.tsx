import { chakra } from '@niramaya/ui/chakra';
import { formatRupees, paymentCopy, policy, type ChosenPlan } from '@niramaya/contract';
import { Button, CheckboxField, useCopy } from '@niramaya/ui';
import { useState, type ReactNode } from 'react';
import { CouponField } from './CouponField';

interface PaymentSummaryProps {
  readonly itemCount: number;
  /** The care plan that was picked, by its months. */
  readonly planMonths: ChosenPlan['months'] | null;
  /** Rupees. */
  readonly total: number;
  /** How it will be paid, in words. */
  readonly method: string;
  readonly busy?: boolean;
  /** Stands above Confirm Payment: a question before it is ordered twice. */
  readonly question?: ReactNode;
  readonly onConfirm: () => void;
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });
const Figure = chakra('dd', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ms: '[auto]' } });

/** What is paid, and the extras that never change it (PAYMENT-23 to PAYMENT-31, CONST-54 to CONST-57). */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { itemCount, planMonths, total, method, busy = false, question, onConfirm } = props;
  const { summary } = useCopy(paymentCopy);
  const [wantsPlan, setWantsPlan] = useState(false);
  const [redeems, setRedeems] = useState(false);

  const withoutCart = planMonths === null ? summary.nothing : summary.plan(planMonths);
  const what = itemCount > 0 ? summary.items(itemCount) : withoutCart;
  return (
    <chakra.section
      aria-label={summary.title}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '5', lg: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      minW="0"
    >
      <div>
        <chakra.h2 textStyle="title">{summary.title}</chakra.h2>
        <chakra.p color="fg.muted">{what}</chakra.p>
      </div>
      <CheckboxField
        label={summary.carePlan}
        name="careplan"
        hint={summary.carePlanNote}
        checked={wantsPlan}
        onChange={setWantsPlan}
      />
      <CouponField />
      <chakra.div borderTopWidth="1px" borderColor="border" pt="4" display="grid" gap="3">
        <Row>
          <span>{summary.coins}</span>
          <chakra.span fontVariantNumeric="tabular-nums" ms="[auto]">
            {policy.coins.toFixed(2)}
          </chakra.span>
        </Row>
        <CheckboxField
          label={summary.redeem}
          name="redeem"
          hint={summary.redeemNote}
          checked={redeems}
          onChange={setRedeems}
        />
      </chakra.div>
      <chakra.dl display="grid" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
        <Row>
          <chakra.dt color="fg.muted">{summary.priceDiscount}</chakra.dt>
          <Figure>₹{policy.priceDiscountRupees}</Figure>
        </Row>
        <Row>
          <chakra.dt color="fg.muted">{summary.gst}</chakra.dt>
          <Figure>₹{policy.gstRupees}</Figure>
        </Row>
        <Row alignItems="baseline" borderTopWidth="1px" borderColor="border" pt="4">
          <chakra.dt fontWeight="bold">{summary.total}</chakra.dt>
          <Figure key={total} textStyle="priceLarge">
            {formatRupees(total)}
          </Figure>
        </Row>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.muted">
        {summary.by(method)}
      </chakra.p>
      {question}
      <Button size="lg" fullWidth busy={busy} busyLabel={summary.busy} onClick={onConfirm}>
        {summary.confirm}
      </Button>
    </chakra.section>
  );
}
