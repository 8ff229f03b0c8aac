import { styled } from '@niramaya/ui/styled';
import { paths, type Order } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { ordersCopy } from '@niramaya/copy/orders';
import { storageNoticeCopy } from '@niramaya/copy/storage-notice';
import {
  closeReceipt,
  openPanel,
  openReceipt,
  orderAgain,
  useAppDispatch,
  useAppSelector,
  useOrders,
  useUnreadableOrders,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, focusOnMount, toast } from '@niramaya/ui';
import { useState, type ComponentType } from 'react';
import { isInCart, purchaseSummary, wasAdded } from '../BuyStatus/order-again';
import type { BuyStatusProps } from '../BuyStatus/BuyStatus';
import { StorageNotice, UnreadableNotice } from '../StorageNotice/StorageNotice';
import { OrderCard, type NumberFormProps } from './OrderCard';
import { OrderHelp } from './OrderHelp';
import { OrderReceipt } from './OrderReceipt';

interface OrdersPanelProps {
  /** The form for the phone number of a consultation that has none. Without it, a missing number cannot be added. */
  readonly NumberForm?: ComponentType<NumberFormProps>;
}

/**
 * OrdersPanel lists the orders of the current person and those that guests placed in this browser, newest first. Each
 * has a receipt and 'Order again', which adds its products to the cart at today's prices. Orders are in browser storage
 * alone; only 'Order again' sends requests.
 */
export function OrdersPanel({ NumberForm }: OrdersPanelProps) {
  const orders = useOrders();
  const hasUnreadable = useUnreadableOrders();
  const dispatch = useAppDispatch();
  // The number of the order whose receipt is open, also if the panel opens with it, as after a payment. The title of
  // the panel names it, so it is in the store.
  const openId = useAppSelector((state) => state.panel.receiptOf);
  // True if the list was on the screen before this receipt. The browser's Back then returns to the list instead of
  // closing the panel.
  const [isOverList, setIsOverList] = useState(false);
  const [again, setAgain] = useState<{ id: string; outcome: BuyStatusProps['status'] } | null>(null);
  // The number of the order whose receipt was closed last. The button that opened the receipt gets the focus, because
  // the closed receipt had it.
  const [lastClosedId, setLastClosedId] = useState<string | null>(null);
  const open = orders.find(({ id }) => id === openId);

  const repeat = async ({ id, lines }: Order) => {
    setAgain({ id, outcome: 'asking' });
    const results = await dispatch(orderAgain(lines));
    setAgain({ id, outcome: { text: purchaseSummary(lines, results), isInCart: results.some(isInCart) } });
    if (results.some(wasAdded)) toast.success(messages.itemAdded, { subject: 'cart' });
  };

  const showReceipt = (id: string) => {
    dispatch(openReceipt(id));
    setIsOverList(true);
    setLastClosedId(null);
  };
  const showList = () => {
    dispatch(closeReceipt());
    setLastClosedId(openId);
  };

  if (open) return <OrderReceipt order={open} isOverList={isOverList} onBack={showList} />;

  // This text is for a shopper whose open receipt has gone, because another tab has erased the order. The receipt had
  // the focus, so this text takes it.
  const gone = openId !== null && (
    <styled.p ref={focusOnMount} role="status" tabIndex={-1} pb="4" outline="[none]">
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
                NumberForm={NumberForm}
                outcome={again?.id === order.id ? again.outcome : null}
                isReturnedTo={lastClosedId === order.id}
                onReceipt={() => showReceipt(order.id)}
                onAgain={() => void repeat(order)}
              />
            </BlockBoundary>
          </li>
        ))}
      </ul>
      <styled.div pt="5">
        <OrderHelp />
      </styled.div>
    </>
  );
}
