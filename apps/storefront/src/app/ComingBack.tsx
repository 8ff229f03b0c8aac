import { orderIdIn, paths } from '@niramaya/contract';
import { forgetIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { ReturnNotice } from '@niramaya/feature-shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const places = { cart: paths.cart, consultation: paths.patients };

/**
 * After a sign-in, which leads to `/` (AUTH-12), offers the way to where the guest was refused. The offer stays until
 * it is taken or declined.
 */
export function ComingBack() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const intent = useIntent();
  const storage = useBrowserStorage();
  const isThere = intent !== null && pathname === places[intent];

  useEffect(() => {
    if (isThere) forgetIntent(storage);
  }, [isThere, storage]);

  // The notice about a payment is shown in the same place, and has priority.
  if (intent === null || pathname !== paths.home || orderIdIn(state) !== null) return null;
  return <ReturnNotice />;
}
