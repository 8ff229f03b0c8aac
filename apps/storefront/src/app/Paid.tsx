import { paths } from '@niramaya/contract';
import { loadPaidNotice } from '@niramaya/feature-payment';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from './lazyScreen';

const { Screen: PaidNotice } = lazyScreen('paid notice', loadPaidNotice);

/** After a payment, which leads to `/` (ERROR-32): the offer to clear what was paid for. The payment screen fetches it ahead. */
export function Paid() {
  const { pathname, state } = useLocation();
  if (pathname !== paths.home || state === null) return null;
  return (
    <Suspense fallback={null}>
      <PaidNotice />
    </Suspense>
  );
}
