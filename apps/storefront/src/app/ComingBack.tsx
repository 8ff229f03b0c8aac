import { orderIdIn, paths } from '@niramaya/contract';
import { clearIntent, useBrowserStorage, useIntent } from '@niramaya/data-access';
import { ReturnNotice } from '@niramaya/feature-shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const places = { cart: paths.cart, consultation: paths.patients };

/** Offers the screen that required the sign-in. */
export function ComingBack() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const intent = useIntent();
  const storage = useBrowserStorage();
  const isThere = intent !== null && pathname === places[intent];

  useEffect(() => {
    if (isThere) clearIntent(storage);
  }, [isThere, storage]);

  // The payment notice has priority.
  if (intent === null || pathname !== paths.home || orderIdIn(state) !== null) return null;
  return <ReturnNotice />;
}
