import { Flex, Grid, styled } from '@niramaya/ui/styled';
import {
  canBePhoneNumber,
  isAddressMissing,
  isConsultationAlone,
  type Order,
  type PaidConsultation,
} from '@niramaya/contract';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { languageCopy } from '@niramaya/copy/language';
import { shortDay } from '@niramaya/copy/short-day';
import { parcelLabel } from '@niramaya/copy/delivery';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { usePaidConsultation, usePrescriptions } from '@niramaya/data-access';
import { Button, focusOnMount, Receipt, useCloseOnBack, useMoney, type ReceiptProps } from '@niramaya/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { PrescriptionPicture } from '../PrescriptionsPanel/PrescriptionPicture';
import { OrderPrescriptions } from './OrderPrescriptions';
import { RefillOffer } from '../RefillOffer/RefillOffer';

/**
 * Paper shows the receipt alone: these rules hide every other child of `body`, the drawer with the same receipt
 * included.
 */
const printoutOnly =
  '@media print { body > :not([data-printout]) { display: none !important } body { background: white } }';

/** Returns the lines of a receipt, with amounts in rupees. A consultation has no price: its fee is no part of the total. */
function linesOf(order: Order, hasConsultation: boolean, money: (rupees: number) => string): ReceiptProps['lines'] {
  const lines = order.lines.map(({ title, quantity, discountedPrice }) => ({
    title,
    titleLanguage: languageCopy.ofData,
    detail: `${quantity} × ${money(discountedPrice)}`,
    amountRupees: discountedPrice * quantity,
  }));
  const consultation = { title: paidConsultationCopy.title, detail: consultTermsCopy.fee, amountRupees: 0 };
  const plan = { title: ordersCopy.paper.plan(order.planMonths), amountRupees: order.planRupees };
  return [...lines, ...(hasConsultation ? [consultation] : []), ...(order.planRupees > 0 ? [plan] : [])];
}

/**
 * Returns the facts of a receipt. `attached` are the titles of the prescriptions of the order. An order from before a
 * fact was stored has null for it, and its receipt has no line of that fact.
 */
function factsOf(
  order: Order,
  consultation: PaidConsultation | null,
  attached: readonly string[],
): ReceiptProps['facts'] {
  const { paidBy, likelyMs, deliverTo } = order;
  const words = ordersCopy.paper;
  const facts: ReceiptProps['facts'][number][] = [
    { name: words.number, value: order.id, translate: 'no' },
    { name: words.date, value: ordersCopy.moment(order.placedAtMs) },
  ];
  if (paidBy) facts.push({ name: words.paidBy, value: paidByInWords(paidBy) });
  const isMissing = isAddressMissing(order);
  if (isMissing) facts.push({ name: words.deliverTo, value: words.noAddress });
  else if (deliverTo) facts.push({ name: words.deliverTo, value: parcelLabel(deliverTo) });
  if (likelyMs && !isMissing) {
    const [earliest, latest] = likelyMs;
    const value = words.between(shortDay(new Date(earliest)), shortDay(new Date(latest)));
    facts.push({ name: words.likely, value });
  }
  if (consultation) {
    facts.push(
      { name: paidConsultationCopy.for, value: paidConsultationCopy.who(consultation.patient) },
      { name: paidConsultationCopy.symptoms, value: paidConsultationCopy.what(consultation.symptoms) },
      { name: paidConsultationCopy.how, value: paidConsultationCopy.howOf(consultation.mode) },
    );
    const { speciality } = consultation;
    if (speciality) facts.push({ name: paidConsultationCopy.doctor, value: consultNamesCopy.speciality(speciality) });
    facts.push({
      name: paidConsultationCopy.next,
      value: paidConsultationCopy.nextOfOrder(canBePhoneNumber(consultation.phone)),
    });
  }
  if (attached.length > 0) facts.push({ name: prescriptionsCopy.attached.title, value: attached.join('; ') });
  return facts;
}

/**
 * Returns what the shopper has saved on the MRP, in rupees. `placeOrder` adds a plan only if the cart costs nothing. The
 * saving on such free products is 0, because the shopper has paid for the plan alone.
 */
const savedOn = ({ lines, planRupees }: Order): number =>
  planRupees > 0
    ? 0
    : lines.reduce((sum, line) => sum + Math.max(0, line.price - line.discountedPrice) * line.quantity, 0);

interface OrderReceiptProps {
  readonly order: Order;
  /**
   * The receipt was opened from the list of orders. The browser's Back then returns to the list and keeps the panel
   * open.
   */
  readonly isOverList: boolean;
  readonly onBack: () => void;
}

/**
 * OrderReceipt shows the receipt of one order in the place of the list, with the reminders to order again and the
 * prescriptions of the order. It prints the receipt alone, each prescription on a page of its own.
 */
export function OrderReceipt({ order, isOverList, onBack }: OrderReceiptProps) {
  useCloseOnBack(isOverList, onBack);

  const shown = usePrescriptions();
  const prescriptions =
    shown.view === 'ready' ? shown.prescriptions.filter(({ orders }) => orders.includes(order.id)) : [];
  const consultation = usePaidConsultation(order.id);
  const money = useMoney();
  const hasConsultation = consultation !== null || isConsultationAlone(order);
  const saved = savedOn(order);
  const receipt = (
    <Receipt
      title={ordersCopy.paper.title}
      notice={ordersCopy.paper.notice}
      facts={factsOf(order, consultation, prescriptions.map(prescriptionsCopy.title))}
      lines={linesOf(order, hasConsultation, money)}
      totalRupees={order.totalRupees}
      saving={saved > 0 ? ordersCopy.paper.saved(money(saved)) : undefined}
      labels={ordersCopy.paper}
    />
  );
  return (
    <Grid gap="5">
      <Flex wrap="wrap" justify="space-between" gap="2">
        <Button ref={focusOnMount} variant="ghost" size="sm" startIcon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {ordersCopy.back}
        </Button>
        <Button variant="outline" size="sm" startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
          {ordersCopy.print}
        </Button>
      </Flex>
      {receipt}
      <RefillOffer order={order} />
      {order.lines.length > 0 && <OrderPrescriptions orderId={order.id} shown={shown} />}
      {createPortal(
        <styled.div data-printout="" display={{ base: 'none', _print: 'block' }}>
          <style>{printoutOnly}</style>
          {receipt}
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
