import { styled } from '@niramaya/ui/styled';
import { paths, type Order } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { ordersCopy } from '@niramaya/copy/orders';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import {
  buyAgain,
  openPanel,
  useAppDispatch,
  useAppSelector,
  useOrders,
  useUnreadableOrders,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, toast } from '@niramaya/ui';
import { useState } from 'react';
import { boughtInWords, isInCart } from '../BuyStatus/bought-again';
import type { BuyStatusProps } from '../BuyStatus/BuyStatus';
import { StorageNotice, UnreadableNotice } from '../StorageNotice/StorageNotice';
import { OrderCard } from './OrderCard';
import { OrderReceipt } from './OrderReceipt';

/**
 * OrdersPanel lists the orders of the current person on this device, newest first: receipt, and 'Order again' at
 * today's prices. Orders are in browser storage alone; only 'Order again' sends requests.
 */
export function OrdersPanel() {
  const orders = useOrders();
  const hasUnreadable = useUnreadableOrders();
  const dispatch = useAppDispatch();
  // The notice after a payment opens the panel with the receipt of that order. Null: opened with the list.
  const receiptOf = useAppSelector((state) => state.panel.receiptOf);
  const [shownId, setShownId] = useState(receiptOf);
  const [again, setAgain] = useState<{ id: string; outcome: BuyStatusProps['status'] } | null>(null);
  // The order whose receipt was closed last.
  const [leftId, setLeftId] = useState<string | null>(null);
  const shown = orders.find(({ id }) => id === shownId);

  const repeat = async ({ id, lines }: Order) => {
    setAgain({ id, outcome: 'asking' });
    const results = await dispatch(buyAgain(lines));
    setAgain({ id, outcome: { text: boughtInWords(lines, results), isInCart: results.some(isInCart) } });
    if (results.some(({ kind }) => kind === 'added')) toast.success(messages.itemAdded);
    else if (results.some(({ kind }) => kind === 'already')) toast.error(messages.itemAlreadyInCart);
  };

  const closeReceipt = () => {
    setLeftId(shownId);
    setShownId(null);
  };

  if (shown) {
    const isOverList = receiptOf === null || leftId !== null;
    return <OrderReceipt order={shown} isOverList={isOverList} onBack={closeReceipt} />;
  }

  // Another tab has erased the order whose receipt was open.
  const gone = shownId !== null && (
    <styled.p role="status" pb="4">
      {ordersCopy.gone}
    </styled.p>
  );
  if (orders.length === 0) {
    const toMyData = (
      <Button variant="outline" size="sm" onClick={() => dispatch(openPanel('data'))}>
        {storageNoticeCopy.seeMyData}
      </Button>
    );
    return (
      <>
        {gone}
        {hasUnreadable ? (
          <EmptyPanel title={ordersCopy.unreadable.title} text={ordersCopy.unreadable.text} action={toMyData} />
        ) : (
          <EmptyPanel {...ordersCopy.empty} href={paths.medicines} />
        )}
      </>
    );
  }

  return (
    <>
      {gone}
      {hasUnreadable && <UnreadableNotice text={ordersCopy.unreadable.part} />}
      <StorageNotice text={ordersCopy.note} />
      <ul aria-label={ordersCopy.list} style={{ display: 'grid', gap: 16 }}>
        {orders.map((order) => (
          <li key={order.id}>
            <BlockBoundary>
              <OrderCard
                order={order}
                outcome={again?.id === order.id ? again.outcome : null}
                isReturnedTo={leftId === order.id}
                onReceipt={() => setShownId(order.id)}
                onAgain={() => void repeat(order)}
              />
            </BlockBoundary>
          </li>
        ))}
      </ul>
    </>
  );
}
