import { orderIdIn, paths } from '@niramaya/contract';
import { ReturnNotice } from '@niramaya/feature-shell';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

const PaidNotice = lazyComponent('paid notice', () =>
  import('@niramaya/feature-payment/PaidNotice').then((part) => part.PaidNotice),
);

/** The notice of a payment, or the way back after a sign-in. */
export function HomeNotice() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return pathname === paths.home && orderIdIn(state) !== null ? (
    <BlockBoundary>
      <PaidNotice />
    </BlockBoundary>
  ) : (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <ReturnNotice />
    </ErrorBoundary>
  );
}
