import { orderIdIn, paths } from '@niramaya/contract';
import { forgetIntent, useAppDispatch, useIntent } from '@niramaya/data-access';
import { loadReturnNotice } from '@niramaya/feature-shell';
import { lazyComponent } from '@niramaya/lazy';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const ReturnNotice = lazyComponent('return notice', loadReturnNotice, { ahead: 'never' });

const places = { cart: paths.cart, consultation: paths.patients };

/** After a sign-in, which leads to `/` (AUTH-12): the way to where the guest was refused, until it is taken or declined. */
export function ComingBack() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const intent = useIntent();
  const dispatch = useAppDispatch();
  const isThere = intent !== null && pathname === places[intent];

  useEffect(() => {
    if (isThere) dispatch(forgetIntent());
  }, [isThere, dispatch]);

  // What was paid is said in the same place, and goes first.
  if (intent === null || pathname !== paths.home || orderIdIn(state) !== null) return null;
  return <ReturnNotice />;
}
