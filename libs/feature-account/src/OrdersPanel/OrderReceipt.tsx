import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { formatShortDay, type Order } from '@niramaya/contract';
import { parcelLabel } from '@niramaya/copy/delivery';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { usePrescriptions } from '@niramaya/data-access';
import { Button, focusOnMount, useCloseOnBack } from '@niramaya/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { PrescriptionPicture } from '../PrescriptionsPanel/PrescriptionPicture';
import { OrderPrescriptions } from './OrderPrescriptions';
import { Receipt } from '../Receipt/Receipt';
import { RefillOffer } from '../RefillOffer/RefillOffer';

/**
 * Paper shows the receipt alone: these rules hide every other child of `body`, the drawer with the same receipt
 * included.
 */
const printoutOnly =
  '@media print { body > :not([data-printout]) { display: none !important } body { background: white } }';

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
  const { paidBy, likelyMs, deliverTo } = order;
  const [earliest, latest] = (likelyMs ?? []).map((ms) => formatShortDay(new Date(ms)));
  const facts = [
    { name: ordersCopy.paper.paidBy, value: paidBy && paidByInWords(paidBy) },
    { name: ordersCopy.paper.deliverTo, value: deliverTo && parcelLabel(deliverTo) },
    { name: ordersCopy.paper.likely, value: earliest && latest && ordersCopy.paper.between(earliest, latest) },
    { name: prescriptionsCopy.attached.title, value: prescriptions.map(prescriptionsCopy.title).join('; ') },
  ];
  const receipt = <Receipt order={order} facts={facts} />;
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
