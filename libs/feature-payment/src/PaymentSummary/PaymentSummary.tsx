import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { estimateDelivery, formatRupees, paths, policy, type CartItem, type ChosenPlan } from '@niramaya/contract';
import { deliveryCopy, parcelLabel } from '@niramaya/copy/delivery';
import { languageCopy } from '@niramaya/copy/language';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import { useDelivery, usePinCode, useStorageReady } from '@niramaya/data-access';
import { ActionBar, Amount, Button, CheckboxField, UiLink } from '@niramaya/ui';
import { useState, type ReactNode } from 'react';
import { cancelIfDoubleClick } from '../cancelIfDoubleClick';
import { CouponField } from './CouponField';
import { Folded } from './Folded';

/**
 * Whether the payment books a consultation.
 *
 * - `none`: it books none.
 * - `unknown`: storage has not been read. The summary reserves the space of a consultation if the script
 *   `apps/storefront/inline/shopper.ts` in the head has set `data-steps` on `html`, because one has begun.
 * - `booked`: `patient` is the name of the patient, or null if it is not known.
 */
export type ConsultationToPay =
  { readonly kind: 'none' | 'unknown' } | { readonly kind: 'booked'; readonly patient: string | null };

const noConsultation: ConsultationToPay = { kind: 'none' };

interface PaymentSummaryProps {
  readonly items: readonly Pick<CartItem, 'title' | 'quantity' | 'discountedPrice'>[];
  readonly consultation?: ConsultationToPay;
  /** The chosen care plan; null without one. */
  readonly planMonths: ChosenPlan['months'] | null;
  /**
   * The sum to pay, in rupees: that of the cart, or the price of the chosen plan if the cart costs nothing. The fee of a
   * consultation is never part of it (AMB-32).
   */
  readonly total: number;
  /** The method of payment in words. */
  readonly method: string;
  /** True from the payment until the home screen appears. */
  readonly busy?: boolean;
  /** Content above the total in its bar, such as the question before a second order. */
  readonly question?: ReactNode;
  /**
   * Called when the box for the care plan or the coins changes, with whether one of them is ticked. The shop calls
   * these extras examples, because they change no total.
   */
  readonly onExamples?: (isTicked: boolean) => void;
  /** Called on a click on Confirm Payment. The second click of a double-click does not count. */
  readonly onConfirm: () => void;
}

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });
const Sum = styled('dd', {
  base: { flexGrow: '1', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** The fee of a consultation in this demonstration, which is no part of the total (AMB-32). */
const consultationRupees = 0;

/**
 * Reserves the height of the folded extras until storage is read, if a consultation without a cart has begun. The
 * extras themselves are hidden then.
 */
const FoldedRoom = styled('div', {
  base: { display: 'none', minHeight: 'control', 'html[data-steps]:not([data-cart]) &': { display: 'block' } },
});

/** The price of a delivery, which no total of the shop charges. */
const deliveryRupees = 0;

/** The summary lists this many products at most. The others are counted in one line. */
const maxLines = 4;

const Lines = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: { _largeText: 'wrap' },
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      textStyle: 'caption',
    },
  },
});

/** The products of the cart, each with its quantity and the price of the line. */
function OrderLines({ items }: Pick<PaymentSummaryProps, 'items'>) {
  const rest = items.length - maxLines;
  const isReady = useStorageReady();
  return (
    // The script `apps/storefront/inline/shopper.ts` in the head has set `data-cart` and `--cart-lines` for a stored
    // cart. Until storage is read, the height of its lines is reserved: at most `maxLines` products, and one line that
    // counts the others, of 2.75 rem (`minHeight`) each.
    <Lines
      css={isReady ? undefined : { 'html[data-cart] &': { minHeight: '[calc(min(var(--cart-lines), 5) * 2.75rem)]' } }}
    >
      {items.slice(0, maxLines).map(({ title, quantity, discountedPrice }) => (
        <li key={title}>
          <styled.span fontVariantNumeric="tabular-nums">{paymentCopy.summary.times(quantity)}</styled.span>
          <styled.span
            lang={languageCopy.apiLanguage}
            flex={{ base: '1', _largeText: '[1 0 100%]' }}
            minW="0"
            overflowWrap="anywhere"
          >
            {title}
          </styled.span>
          <styled.span fontVariantNumeric="tabular-nums">{formatRupees(discountedPrice * quantity)}</styled.span>
        </li>
      ))}
      {rest > 0 && <li>{paymentCopy.summary.more(rest)}</li>}
    </Lines>
  );
}

/**
 * The address of the parcel and the likely days of its delivery, with a link to the cart, where a dialog changes it. Until storage is read, the line is hidden
 * and reserves its space for a stored cart.
 */
function DeliveryLine() {
  const copy = paymentCopy.summary.delivery;
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  const isReady = useStorageReady();
  return (
    <styled.p
      pt="2"
      overflowWrap="anywhere"
      css={isReady ? undefined : { visibility: 'hidden', 'html:not([data-cart]) &': { display: 'none' } }}
    >
      <span>{details ? copy.to(parcelLabel(details)) : copy.none}</span>{' '}
      {estimate && <span>{`${deliveryCopy.arrives(shortDay(estimate.earliest), shortDay(estimate.latest))} `}</span>}
      <UiLink href={paths.cart} variant="inline">
        {details ? copy.change : copy.add}
      </UiLink>
    </styled.p>
  );
}

/**
 * The sum in words, above the figures without an effect. Until storage is read, it is hidden and reserves its space for a
 * stored cart.
 */
function SumInWords({ items, total }: Pick<PaymentSummaryProps, 'items' | 'total'>) {
  const isReady = useStorageReady();
  const price = formatRupees(total);
  return (
    <styled.p
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      css={isReady ? undefined : { visibility: 'hidden', 'html:not([data-cart]) &': { display: 'none' } }}
    >
      {paymentCopy.summary.sum(items.length, price, formatRupees(deliveryRupees), price)}
    </styled.p>
  );
}

/** Which boxes of the extras are ticked. */
interface Ticked {
  readonly carePlan: boolean;
  readonly coins: boolean;
}

interface ExtrasProps extends Ticked {
  /** Called with the box that has changed. */
  readonly onTick: (change: Partial<Ticked>) => void;
}

/** The extras without an effect: the box for the care plan, the coupon, and the coins with their box. */
function Extras({ carePlan, coins, onTick }: ExtrasProps) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <CheckboxField
        label={paymentCopy.summary.carePlan}
        name="careplan"
        hint={paymentCopy.summary.carePlanNote}
        checked={carePlan}
        onChange={(isTicked) => onTick({ carePlan: isTicked })}
      />
      <CouponField />
      <Grid borderTopWidth="1px" borderColor="border" pt="4" gap="3">
        <Row>
          <span>{paymentCopy.summary.coins}</span>
          <styled.span fontVariantNumeric="tabular-nums" ms="[auto]">
            {policy.coins.toFixed(2)}
          </styled.span>
        </Row>
        <CheckboxField
          label={paymentCopy.summary.redeem}
          name="redeem"
          checked={coins}
          onChange={(isTicked) => onTick({ coins: isTicked })}
        />
      </Grid>
    </Grid>
  );
}

/**
 * Returns the key of the sentence below the title of a consultation (`paymentCopy.summary.consultation`): the total is that
 * of the plan (`withPlan`), that of a cart (`withCart`), or nothing (`alone`).
 */
function keyOfTotal(hasItems: boolean, isPlanCharged: boolean): 'withPlan' | 'withCart' | 'alone' {
  if (isPlanCharged) return 'withPlan';
  return hasItems ? 'withCart' : 'alone';
}

interface PlanRowProps {
  readonly months: 3 | 6;
  readonly rupees: number;
}

/** The plan that this payment charges, with its price. */
function PlanRow({ months, rupees }: PlanRowProps) {
  return (
    <Flex justify="space-between" gap="3" pt="2">
      <styled.span minW="0">{paymentCopy.summary.plan(months)}</styled.span>
      <styled.span fontVariantNumeric="tabular-nums">{formatRupees(rupees)}</styled.span>
    </Flex>
  );
}

/**
 * PaymentSummary shows the purchase, the extras, and in one column the figures, the total and Confirm Payment. The
 * checkboxes for the care plan and the coins and the coupon field are extras without an effect: their state stays here
 * and the total stays the same (PAYMENT-23 to PAYMENT-31). The plan that counts is chosen on the care plan screen. A
 * consultation without products has the extras folded, because they are about products.
 */
export function PaymentSummary(props: PaymentSummaryProps) {
  const {
    items,
    planMonths,
    total,
    method,
    busy,
    question,
    onExamples,
    onConfirm,
    consultation = noConsultation,
  } = props;
  const [ticked, setTicked] = useState<Ticked>({ carePlan: false, coins: false });
  const isReady = useStorageReady();
  const tick = (change: Partial<Ticked>) => {
    const next = { ...ticked, ...change };
    setTicked(next);
    onExamples?.(next.carePlan || next.coins);
  };

  const hasItems = items.length > 0;
  const contents = hasItems ? paymentCopy.summary.items(items.length) : paymentCopy.summary.nothing;
  const isUnknown = consultation.kind === 'unknown';
  // A cart that costs something is charged, and then no plan is charged (requirement CONST-54 in
  // `docs/requirements.md`), because a plan is sold by itself. With a cart that costs nothing, the chosen plan is
  // charged.
  const isCartCharged = items.some(({ discountedPrice }) => discountedPrice > 0);
  const totalKey = keyOfTotal(hasItems, planMonths !== null && !isCartCharged);
  const isConsultationOnly = consultation.kind === 'booked' && !hasItems;
  const extras = <Extras {...ticked} onTick={tick} />;
  return (
    <styled.section
      aria-label={paymentCopy.summary.title}
      // Below 1025 px the section makes no box, so that Confirm Payment sticks to the lower edge of the window as long
      // as any part of the screen is in sight.
      display={{ base: 'contents', lg: 'grid' }}
      gap="3"
      minW="0"
      // From 1025 px on, the section sticks below the pinned header, whose height is `--edge-top`.
      _tall={{ position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' }}
    >
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        minW="0"
        p={{ base: '4', lg: '6', _largeText: '3' }}
        layerStyle="card"
      >
        <div>
          <styled.h2 textStyle="title">{paymentCopy.summary.title}</styled.h2>
          {consultation.kind !== 'none' && (
            <styled.div
              pb="2"
              aria-hidden={isUnknown || undefined}
              css={isUnknown ? { visibility: 'hidden', 'html:not([data-steps]) &': { display: 'none' } } : undefined}
            >
              <Flex fontWeight="semibold" justify="space-between" wrap="wrap" columnGap="3">
                {/* With large text the fee is on a line of its own, so that no word of the title breaks. */}
                <styled.p flex="[1 1 12rem]" minW="0" overflowWrap="anywhere">
                  {paymentCopy.summary.consultation.title(consultation.kind === 'booked' ? consultation.patient : null)}
                </styled.p>
                <styled.span fontVariantNumeric="tabular-nums">{formatRupees(consultationRupees)}</styled.span>
              </Flex>
              <p>{paymentCopy.summary.consultation[totalKey]}</p>
            </styled.div>
          )}
          {/*
            A consultation alone needs no sentence that nothing was chosen. The prerendered page has that sentence, because
            its cart is empty.
          */}
          {(hasItems || (planMonths === null && consultation.kind !== 'booked')) && (
            <styled.p color="fg.muted">{contents}</styled.p>
          )}
          <OrderLines items={items} />
          {(hasItems || !isReady) && <DeliveryLine />}
          {planMonths !== null && isCartCharged && (
            <styled.p pt="2">{paymentCopy.summary.planLater(planMonths)}</styled.p>
          )}
          {/* A plan is charged only if the cart costs nothing, so that the total is its price. */}
          {planMonths !== null && !isCartCharged && <PlanRow months={planMonths} rupees={total} />}
        </div>
        {isConsultationOnly ? (
          <Folded title={paymentCopy.summary.extras}>{extras}</Folded>
        ) : (
          <styled.div css={isUnknown ? { 'html[data-steps]:not([data-cart]) &': { display: 'none' } } : undefined}>
            {extras}
          </styled.div>
        )}
        {isUnknown && <FoldedRoom aria-hidden />}
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
          {(isCartCharged || !isReady) && <SumInWords items={items} total={total} />}
          <styled.p textStyle="caption" color="fg.muted">
            {paymentCopy.summary.by(method)}
          </styled.p>
          <styled.p textStyle="caption">{paymentCopy.summary.examples(formatRupees(total))}</styled.p>
          <styled.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <Row>
              <styled.dt color="fg.muted">{paymentCopy.summary.priceDiscount}</styled.dt>
              <Sum>{`₹${policy.priceDiscountRupees}`}</Sum>
            </Row>
            <Row>
              <styled.dt color="fg.muted">{paymentCopy.summary.gst}</styled.dt>
              <Sum>{`₹${policy.gstRupees}`}</Sum>
            </Row>
          </styled.dl>
          <styled.dl display="grid" gridTemplateColumns="minmax(0, 1fr)">
            <Row alignItems="baseline" borderTopWidth="1px" borderColor="border" pt="4">
              <styled.dt fontWeight="bold">{paymentCopy.summary.total}</styled.dt>
              <Sum textStyle={{ base: 'priceLarge', _largeText: 'price' }} fontSize={{ _largeText: 'body' }}>
                <Amount rupees={total} align="end" />
              </Sum>
            </Row>
          </styled.dl>
        </Grid>
      </Grid>
      <ActionBar
        label={paymentCopy.summary.total}
        totalRupees={total}
        totalOnWide
        above={question}
        action={
          <Button
            size="lg"
            busy={busy}
            busyLabel={paymentCopy.summary.busy}
            onClick={(event) => {
              // `cancelIfDoubleClick` returns true if it has cancelled the click.
              if (!cancelIfDoubleClick(event)) onConfirm();
            }}
          >
            {paymentCopy.summary.confirm}
          </Button>
        }
      />
    </styled.section>
  );
}
