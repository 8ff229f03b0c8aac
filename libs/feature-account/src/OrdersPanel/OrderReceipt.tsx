import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { isAddressMissing, isConsultationAlone, type Order, type PaidConsultation } from '@niramaya/contract';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { languageCopy } from '@niramaya/copy/language';
import { shortDay } from '@niramaya/copy/short-day';
import { parcelLabel } from '@niramaya/copy/delivery';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { usePaidConsultation, usePrescriptions } from '@niramaya/data-access';
import { Button, Receipt, useCloseOnBack, useMoney, type ReceiptProps } from '@niramaya/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PrescriptionPicture } from '../PrescriptionsPanel/PrescriptionPicture';
import { OrderHelp } from './OrderHelp';
import { OrderPrescriptions } from './OrderPrescriptions';
import { RefillOffer } from '../RefillOffer/RefillOffer';
import { detailsOfConsultation, nextOfOrder } from './next-of-order';

/**
 * Only the receipt is printed: these styles hide every other child of `body`, such as the drawer, which shows the same
 * receipt on the screen.
 */
const printoutOnlyCss =
  '@media print { body > :not([data-printout]) { display: none !important } body { background: white } }';

interface LineOptions {
  /** True if the order has paid for a consultation. Its line has no price: the fee is no part of the total. */
  readonly hasConsultation: boolean;
  /** Writes an amount, as `useMoney` does. */
  readonly money: (rupees: number) => string;
}

/** Returns the lines of a receipt, with amounts in rupees. */
function linesOf(order: Order, { hasConsultation, money }: LineOptions): ReceiptProps['lines'] {
  const products = order.lines.map(({ title, quantity, discountedPrice }) => ({
    title,
    titleLanguage: languageCopy.apiLanguage,
    detail: `${quantity} × ${money(discountedPrice)}`,
    amountRupees: discountedPrice * quantity,
  }));
  const consultation = { title: paidConsultationCopy.title, detail: consultTermsCopy.feeOfOrder, amountRupees: 0 };
  const plan = { title: ordersCopy.paper.plan(order.planMonths), amountRupees: order.planRupees };
  return [...products, ...(hasConsultation ? [consultation] : []), ...(order.planRupees > 0 ? [plan] : [])];
}

/**
 * Returns the facts of a receipt. An order that was stored by a version of the shop without one of the facts has null
 * for it, and its receipt has no line of that fact.
 *
 * @param context The titles of the prescriptions of the order, and the moment at which the receipt appeared, in
 *   milliseconds since 1970.
 */
function factsOf(
  order: Order,
  consultation: PaidConsultation | null,
  { prescriptionTitles, nowMs }: { readonly prescriptionTitles: readonly string[]; readonly nowMs: number },
): ReceiptProps['facts'] {
  const { paidBy, likelyMs, deliverTo } = order;
  const words = ordersCopy.paper;
  const facts: ReceiptProps['facts'][number][] = [
    { name: words.number, value: order.id, translate: 'no' },
    { name: words.date, value: ordersCopy.moment(order.placedAtMs) },
  ];
  if (paidBy) facts.push({ name: words.paidBy, value: paidByInWords(paidBy) });
  const hasNoAddress = isAddressMissing(order);
  if (hasNoAddress) facts.push({ name: words.deliverTo, value: words.noAddress });
  else if (deliverTo) facts.push({ name: words.deliverTo, value: parcelLabel(deliverTo) });
  // The likely days depend on the address.
  if (likelyMs && !hasNoAddress) {
    const [earliest, latest] = likelyMs;
    const value = words.between(shortDay(new Date(earliest)), shortDay(new Date(latest)));
    facts.push({ name: words.likely, value });
  }
  if (consultation) {
    facts.push(...detailsOfConsultation(consultation), {
      name: paidConsultationCopy.next,
      value: nextOfOrder(order, consultation, nowMs),
    });
  }
  if (prescriptionTitles.length > 0)
    facts.push({ name: prescriptionsCopy.attached.title, value: prescriptionTitles.join('; ') });
  return facts;
}

/**
 * Returns the amount that the shopper has saved on the MRP (the maximum retail price, which is on the pack), in rupees.
 * An order has a plan only if its products cost nothing (`placeOrder`). Then nothing is saved, because the shopper has
 * paid for the plan alone.
 */
function savedRupeesOf({ lines, planRupees }: Order): number {
  if (planRupees > 0) return 0;
  return lines.reduce((sum, line) => sum + Math.max(0, line.price - line.discountedPrice) * line.quantity, 0);
}

/**
 * Gives the focus to the receipt that has just appeared, and scrolls to its beginning. The focus alone scrolls an
 * element that is taller than the panel to its middle.
 */
function startReceipt(group: HTMLElement | null): void {
  group?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'start' });
}

interface OrderReceiptProps {
  readonly order: Order;
  /**
   * True if the receipt was opened from the list of orders. The browser's Back then returns to the list and keeps the
   * panel open.
   */
  readonly isOverList: boolean;
  /** Called when the shopper goes back to the list of orders. */
  readonly onBack: () => void;
}

/**
 * OrderReceipt shows the receipt of one order in the place of the list, with the reminders to order again and the
 * prescriptions of the order. It prints the receipt alone, each prescription on a page of its own.
 */
export function OrderReceipt({ order, isOverList, onBack }: OrderReceiptProps) {
  useCloseOnBack(isOverList, onBack);

  const allPrescriptions = usePrescriptions();
  const prescriptions =
    allPrescriptions.view === 'ready'
      ? allPrescriptions.prescriptions.filter(({ orders }) => orders.includes(order.id))
      : [];
  const consultation = usePaidConsultation(order.id);
  const [nowMs] = useState(() => Date.now());
  const money = useMoney();
  const hasConsultation = consultation !== null || isConsultationAlone(order);
  const savedRupees = savedRupeesOf(order);
  const receipt: ReceiptProps = {
    title: ordersCopy.paper.title,
    notice: ordersCopy.paper.notice,
    facts: factsOf(order, consultation, { prescriptionTitles: prescriptions.map(prescriptionsCopy.title), nowMs }),
    lines: linesOf(order, { hasConsultation, money }),
    totalRupees: order.totalRupees,
    saving: savedRupees > 0 ? ordersCopy.paper.saved(money(savedRupees)) : undefined,
    labels: ordersCopy.paper,
  };
  return (
    <Grid gap="5">
      {/* The group has the focus, and not the title of the receipt, so that the next Tab is the first button in it. */}
      <Grid
        ref={startReceipt}
        role="group"
        aria-label={ordersCopy.paper.title}
        tabIndex={-1}
        outline="[none]"
        gap="5"
        scrollMarginTop="5"
      >
        <Flex wrap="wrap" justify="space-between" gap="2">
          <Button variant="ghost" size="sm" startIcon={<ArrowLeft aria-hidden />} onClick={onBack}>
            {ordersCopy.back}
          </Button>
          <Button variant="outline" size="sm" startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
            {ordersCopy.print}
          </Button>
        </Flex>
        <Receipt {...receipt} />
      </Grid>
      <RefillOffer order={order} />
      {order.lines.length > 0 && <OrderPrescriptions orderId={order.id} shown={allPrescriptions} />}
      <OrderHelp />
      {createPortal(
        <styled.div data-printout="" display={{ base: 'none', _print: 'block' }}>
          <style>{printoutOnlyCss}</style>
          <Receipt {...receipt} />
          {prescriptions.map((prescription) => (
            <styled.div key={prescription.id} breakBefore="page">
              <PrescriptionPicture
                picture={prescription.picture}
                alt={prescriptionsCopy.pictureOf(prescriptionsCopy.title(prescription))}
                extent="wide"
              />
            </styled.div>
          ))}
        </styled.div>,
        document.body,
      )}
    </Grid>
  );
}
