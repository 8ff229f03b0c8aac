import { chakra } from '@niramaya/ui/chakra';
import { messages, ordersCopy, paths, type Order } from '@niramaya/contract';
import {
  openPanel,
  orderAgain,
  useAppDispatch,
  useBrowserStorage,
  useAppSelector,
  useOrders,
  useUnreadableOrders,
  type OrderedAgain,
} from '@niramaya/data-access';
import { Button, toast, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { KeptNotice } from '../KeptNotice/KeptNotice';
import { UnreadableNotice } from '../PanelCard';
import { OrderCard } from './OrderCard';
import { OrderReceipt } from './OrderReceipt';

/**
 * The orders of the current shopper. Each can be viewed, printed and ordered again. A message shows if an order cannot
 * be read, or if another tab erased the open one.
 */
export function OrdersPanel() {
  const copy = useCopy(ordersCopy);
  const orders = useOrders();
  const hasUnreadable = useUnreadableOrders();
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  // After a payment the panel opens with the receipt.
  const receiptOf = useAppSelector((state) => state.panel.receiptOf);
  const [shownId, setShownId] = useState(receiptOf);
  const [again, setAgain] = useState<({ readonly id: string } & OrderedAgain) | null>(null);
  // The id of the order whose receipt has just closed. Its button gets the focus.
  const [leftId, setLeftId] = useState<string | null>(null);
  const shown = orders.find(({ id }) => id === shownId);

  const repeat = (order: Order) => {
    const result = orderAgain(storage, order);
    setAgain({ id: order.id, ...result });
    if (result.added > 0) toast.success(messages.itemAdded);
    else toast.error(messages.itemAlreadyInCart);
  };

  const closeReceipt = () => {
    setLeftId(shownId);
    setShownId(null);
  };

  if (shown) {
    const isOverList = receiptOf === null || leftId !== null;
    return <OrderReceipt order={shown} isOverList={isOverList} onBack={closeReceipt} />;
  }

  const toMyData = (
    <Button variant="outline" size="sm" onClick={() => dispatch(openPanel('data'))}>
      {copy.unreadable.action}
    </Button>
  );
  const gone = shownId !== null && (
    <chakra.p role="status" pb="4">
      {copy.gone}
    </chakra.p>
  );
  if (orders.length === 0) {
    return (
      <>
        {gone}
        {hasUnreadable ? (
          <EmptyPanel words={{ title: copy.unreadable.title, text: copy.unreadable.all }} action={toMyData} />
        ) : (
          <EmptyPanel words={copy.empty} action={<Button href={paths.medicines}>{copy.empty.action}</Button>} />
        )}
      </>
    );
  }

  return (
    <>
      {gone}
      {hasUnreadable && (
        <UnreadableNotice role="status">
          {copy.unreadable.part}
          {toMyData}
        </UnreadableNotice>
      )}
      <KeptNotice text={copy.note} />
      <ul aria-label={copy.list} style={{ display: 'grid', gap: 16 }}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              outcome={again?.id === order.id ? again : null}
              isReturnedTo={leftId === order.id}
              onReceipt={() => setShownId(order.id)}
              onAgain={() => repeat(order)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
