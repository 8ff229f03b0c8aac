import { paths } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { messages } from '@niramaya/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that leads a guest to the login, which leads on to the cart at once. */
export function useLogInForCart(): () => void {
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  return () => {
    rememberIntent(storage, 'cartAtOnce');
    void navigate(paths.login);
  };
}

/**
 * Returns the click handler of a link to the cart. A guest stays on the screen and sees the same toast as at the cart
 * button of the header, which asks for a login and leads on to the cart. The address itself is open to guests
 * (requirement AMB-42 in `docs/requirements.md`).
 *
 * @param isRepeated Returns whether a click is the second one of a double-click whose first one has put the link on the
 *   screen. Such a click does nothing.
 */
export function useCartLink(isRepeated?: (event: MouseEvent<HTMLElement>) => boolean) {
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const logIn = useLogInForCart();
  return (event: MouseEvent<HTMLElement>) => {
    if (isRepeated?.(event)) {
      event.preventDefault();
      return;
    }
    if (isLoggedIn) return;
    event.preventDefault();
    // After a log-in by any way, the home screen offers the cart. After one by the button of the toast it opens the
    // cart at once.
    rememberIntent(storage, 'cart');
    toast.error(messages.pleaseLogin, {
      subject: 'session',
      action: { label: cartStepperCopy.bar.logIn, onAction: logIn },
    });
  };
}
