import { chakra } from '@niramaya/ui/chakra';
import { formatShortDay, ordersCopy, paidByInWords, parcelLabel, type Order } from '@niramaya/contract';
import { Button, Receipt, registerOverlay, useCopy } from '@niramaya/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Printout } from './Printout';

interface OrderReceiptProps {
  readonly order: Order;
  /** It has taken the place of the list: Back of the browser closes it, and not the whole panel. */
  readonly isOverList: boolean;
  readonly onBack: () => void;
}

/** The receipt of an order, on screen and, for the printer, alone on its sheet. */
export function OrderReceipt({ order, isOverList, onBack }: OrderReceiptProps) {
  const copy = useCopy(ordersCopy);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button went with the list.
  useEffect(() => back.current?.focus(), []);
  const onCloseRequest = useEffectEvent(onBack);
  useEffect(() => (isOverList ? registerOverlay(() => onCloseRequest()) : undefined), [isOverList]);

  const { paidBy, likelyMs, deliverTo } = order;
  const [earliest, latest] = (likelyMs ?? []).map((ms) => formatShortDay(new Date(ms)));
  const facts = [
    ...(paidBy ? [{ name: copy.paper.paidBy, value: paidByInWords(paidBy) }] : []),
    ...(deliverTo ? [{ name: copy.paper.deliverTo, value: parcelLabel(deliverTo) }] : []),
    ...(earliest && latest ? [{ name: copy.paper.likely, value: copy.paper.between(earliest, latest) }] : []),
  ];
  const receipt = (
    <Receipt
      number={order.id}
      placed={copy.moment(order.placedAtMs)}
      facts={facts}
      lines={order.lines}
      planRupees={order.planRupees}
      total={order.totalRupees}
      words={{ ...copy.paper, plan: copy.paper.plan(order.planMonths) }}
    />
  );
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <Button ref={back} variant="ghost" size="sm" startIcon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {copy.back}
        </Button>
        <Button variant="outline" size="sm" startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </chakra.div>
      {receipt}
      <Printout>{receipt}</Printout>
    </chakra.div>
  );
}
