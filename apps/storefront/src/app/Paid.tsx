import { orderIdIn, paths } from '@niramaya/contract';
import { lazyComponent } from '@niramaya/lazy';
import { useLocation } from 'react-router-dom';

const PaidNotice = lazyComponent('paid notice', () =>
  import('@niramaya/feature-payment/PaidNotice').then((part) => part.PaidNotice),
);

/** After a payment, which leads to `/` (ERROR-32), shows what was paid and offers to clear it. */
export function Paid() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  if (pathname !== paths.home || orderIdIn(state) === null) return null;
  return <PaidNotice />;
}
