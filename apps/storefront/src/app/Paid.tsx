import { paths } from '@niramaya/contract';
import { loadPaidNotice } from '@niramaya/feature-payment';
import { lazyComponent } from '@niramaya/lazy';
import { useLocation } from 'react-router-dom';

const PaidNotice = lazyComponent('paid notice', loadPaidNotice, { whenIdle: false });

/** After a payment, which leads to `/` (ERROR-32): the offer to clear what was paid for. The payment screen fetches it ahead. */
export function Paid() {
  const { pathname, state } = useLocation();
  if (pathname !== paths.home || state === null) return null;
  return <PaidNotice />;
}
