import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { refillCopy } from '@niramaya/copy/refill';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast, UiLink } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface BuyStatusProps {
  /**
   * The state of the last purchase: null before the first purchase, 'asking' while today's prices are requested, and
   * then the result in words. `isInCart` adds a link to the cart.
   */
  readonly status: { readonly text: string; readonly isInCart: boolean } | 'asking' | null;
}

/**
 * BuyStatus announces to screen readers, and shows, how ordering again has gone. It is for the buttons of orders and
 * refills. A guest who presses the link to the cart sees the same toast as at the cart button of the header, which asks
 * for a login and leads on to the cart.
 */
export function BuyStatus({ status }: BuyStatusProps) {
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const askGuest = (event: MouseEvent) => {
    if (isLoggedIn) return;
    event.preventDefault();
    // After any later log-in, the home screen offers the cart.
    rememberIntent(storage, 'cart');
    const logIn = () => {
      // The shopper logs in for the cart, so it opens by itself afterwards.
      rememberIntent(storage, 'cartAtOnce');
      void navigate(paths.login);
    };
    toast.error(messages.pleaseLogin, { subject: 'session', action: { label: refillCopy.logIn, onAction: logIn } });
  };
  return (
    <p role="status">
      {status === 'asking'
        ? refillCopy.outcomes.asking
        : status && (
            <>
              <span>{status.text}</span>{' '}
              {status.isInCart && (
                <UiLink href={paths.cart} variant="inline" onClick={askGuest}>
                  {refillCopy.goToCart}
                </UiLink>
              )}
            </>
          )}
    </p>
  );
}
