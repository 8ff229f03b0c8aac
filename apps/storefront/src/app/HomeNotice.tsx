import { orderIdIn, paths } from '@niramaya/contract';
import { clearIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { ReturnNotice } from '@niramaya/feature-shell';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

const PaidNotice = lazyComponent('paid notice', () =>
  import('@niramaya/feature-payment/PaidNotice').then((part) => part.PaidNotice),
);

const places = { cart: paths.cart, consultation: paths.patients };

/** The notice of a payment, or the way back after a sign-in. */
export function HomeNotice() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const intent = useIntent();
  const storage = useBrowserStorage();
  const isThere = intent !== null && pathname === places[intent];

  useEffect(() => {
    if (isThere) clearIntent(storage);
  }, [isThere, storage]);

  if (pathname !== paths.home) return null;
  if (orderIdIn(state) !== null)
    return (
      <BlockBoundary>
        <PaidNotice />
      </BlockBoundary>
    );
  return (
    intent !== null && (
      <ErrorBoundary fallback={null}>
        <ReturnNotice />
      </ErrorBoundary>
    )
  );
}
