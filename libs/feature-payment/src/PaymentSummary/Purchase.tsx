import { Flex, styled } from '@niramaya/ui/styled';
import { estimateDelivery, formatRupees, paths, type CartItem, type ChosenPlan } from '@niramaya/contract';
import { deliveryCopy, parcelLabel } from '@niramaya/copy/delivery';
import { languageCopy } from '@niramaya/copy/language';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import {
  addressOfDevice,
  openAddress,
  useAppDispatch,
  useDelivery,
  usePinCode,
  useStorageReady,
} from '@niramaya/data-access';
import { Button, UiLink } from '@niramaya/ui';

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

/** The parts of a payment, which the shopper has chosen on other screens. */
export interface PurchaseProps {
  readonly items: readonly Pick<CartItem, 'title' | 'quantity' | 'discountedPrice'>[];
  /** The consultation, which is first. */
  readonly consultation: ConsultationToPay;
  /** The chosen care plan; null without one. */
  readonly planMonths: ChosenPlan['months'] | null;
  /**
   * The sum to pay, in rupees: that of the cart, or the price of the chosen plan if the cart costs nothing. The fee of
   * a consultation is never part of it (AMB-32).
   */
  readonly total: number;
}

/** The fee of a consultation in this demonstration, which is no part of the total (AMB-32). */
const consultationRupees = 0;

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
      // Two lines are no higher than `minHeight`.
      fontSize: '[0.9375rem]',
      lineHeight: '[1.4]',
    },
  },
});

/** The products of the cart, each with its quantity and the price of the line. */
function OrderLines({ items }: Pick<PurchaseProps, 'items'>) {
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
 * The address of the parcel and the likely days of its delivery, with a button that opens the dialog for the address.
 * Until storage is read, the line is hidden and reserves its space for a stored cart.
 */
function DeliveryLine() {
  const copy = paymentCopy.summary.delivery;
  const dispatch = useAppDispatch();
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  const isReady = useStorageReady();
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="2"
      pt="2"
      css={isReady ? undefined : { visibility: 'hidden', 'html:not([data-cart]) &': { display: 'none' } }}
    >
      <styled.p flex="[1 1 12rem]" minW="0" overflowWrap="anywhere">
        <span>{details ? copy.to(parcelLabel(details)) : copy.none}</span>
        {estimate && <span>{` ${deliveryCopy.arrives(shortDay(estimate.earliest), shortDay(estimate.latest))}`}</span>}
      </styled.p>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => dispatch(openAddress(addressOfDevice))}>
        {details ? copy.change : copy.add}
      </Button>
    </Flex>
  );
}

/**
 * Returns whether the cart is charged. Then no plan is (requirement CONST-54 in `docs/requirements.md`), because a plan
 * is sold by itself. With a cart that costs nothing, the chosen plan is charged.
 */
export const isCartCharged = (items: PurchaseProps['items']): boolean =>
  items.some(({ discountedPrice }) => discountedPrice > 0);

/**
 * Returns the key of the sentence below the title of a consultation (`paymentCopy.summary.consultation`): the total is
 * that of the plan (`withPlan`), that of a cart (`withCart`), or nothing (`alone`).
 */
function keyOfTotal(hasItems: boolean, isPlanCharged: boolean): 'withPlan' | 'withCart' | 'alone' {
  if (isPlanCharged) return 'withPlan';
  return hasItems ? 'withCart' : 'alone';
}

/** The consultation with its fee, and a sentence that names the parts that the total is for. */
function ConsultationPart({ items, consultation, planMonths }: Omit<PurchaseProps, 'total'>) {
  const copy = paymentCopy.summary.consultation;
  const isUnknown = consultation.kind === 'unknown';
  const isCharged = isCartCharged(items);
  const totalKey = keyOfTotal(items.length > 0, planMonths !== null && !isCharged);
  return (
    <styled.div
      py="2"
      aria-hidden={isUnknown || undefined}
      css={isUnknown ? { visibility: 'hidden', 'html:not([data-steps]) &': { display: 'none' } } : undefined}
    >
      <Flex fontWeight="semibold" justify="space-between" wrap="wrap" columnGap="3">
        {/* With large text the fee is on a line of its own, so that no word of the title breaks. */}
        <styled.p flex="[1 1 12rem]" minW="0" overflowWrap="anywhere">
          {copy.title(consultation.kind === 'booked' ? consultation.patient : null)}
        </styled.p>
        <styled.span fontVariantNumeric="tabular-nums">{formatRupees(consultationRupees)}</styled.span>
      </Flex>
      {/*
        With a plan and a cart that is charged, the sentence `planLater` below the products names the parts instead.
      */}
      {!(isCharged && planMonths !== null) && <p>{copy[totalKey]}</p>}
    </styled.div>
  );
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
 * Purchase lists the parts of a payment: the consultation, the products with the address of their parcel, and the plan.
 */
export function Purchase({ items, consultation, planMonths, total }: PurchaseProps) {
  const copy = paymentCopy.summary;
  const isReady = useStorageReady();
  const hasItems = items.length > 0;
  return (
    <div>
      <styled.h2 textStyle="title">{copy.title}</styled.h2>
      {consultation.kind !== 'none' && (
        <ConsultationPart items={items} consultation={consultation} planMonths={planMonths} />
      )}
      {/*
        A consultation alone needs no sentence that nothing was chosen. The prerendered page has that sentence, because
        its cart is empty.
      */}
      {(hasItems || (planMonths === null && consultation.kind !== 'booked')) && (
        <styled.p color="fg.muted">{hasItems ? copy.items(items.length) : copy.nothing}</styled.p>
      )}
      {!hasItems && planMonths === null && consultation.kind !== 'booked' && (
        // The prerendered page has the links too, and the script of the head has marked a shopper who has chosen
        // anything.
        <styled.p
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          css={isReady ? undefined : { 'html:is([data-cart], [data-plan], [data-steps]) &': { display: 'none' } }}
        >
          <UiLink href={paths.medicines} variant="inline">
            {copy.chooseProducts}
          </UiLink>
          <UiLink href={paths.carePlan} variant="inline">
            {copy.choosePlan}
          </UiLink>
        </styled.p>
      )}
      <OrderLines items={items} />
      {(hasItems || !isReady) && <DeliveryLine />}
      {planMonths !== null && isCartCharged(items) && <styled.p pt="2">{copy.planLater(planMonths)}</styled.p>}
      {/* A plan is charged only if the cart costs nothing, so that the total is its price. */}
      {planMonths !== null && !isCartCharged(items) && <PlanRow months={planMonths} rupees={total} />}
    </div>
  );
}
