import { orderIdIn, paths } from '@niramaya/contract';
import { lazyComponent } from '@niramaya/lazy';
import { useLocation } from 'react-router-dom';

const PaidNotice = lazyComponent('paid notice', () =>
  import('@niramaya/feature-payment/PaidNotice').then((part) => part.PaidNotice),
);

/** The notice of a payment, on the home screen after it. */
export function Paid() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  if (pathname !== paths.home || orderIdIn(state) === null) return null;
  return <PaidNotice />;
}
