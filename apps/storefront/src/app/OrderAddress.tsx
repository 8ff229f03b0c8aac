import { closeAddress, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent, OverPage } from '@niramaya/lazy';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const OrderAddressDialog = lazyComponent(
  'address of an order',
  () => import('./OrderAddressDialog').then((module) => module.OrderAddressDialog),
  { fallback: OverPage, prefetch: false },
);

/**
 * OrderAddress is the dialog for the address of an order that was paid without one, and of one that is paid next. The
 * payment, the confirmation and My orders open it, over a panel too. A new history entry closes it.
 */
export function OrderAddress() {
  const orderId = useAppSelector((state) => state.panel.addressOf);
  const dispatch = useAppDispatch();
  const { key } = useLocation();

  useEffect(() => {
    dispatch(closeAddress());
  }, [dispatch, key]);

  return (
    <BlockBoundary asNotice resetKey={orderId}>
      <OrderAddressDialog open={orderId !== null} orderId={orderId} onClose={() => dispatch(closeAddress())} />
    </BlockBoundary>
  );
}
