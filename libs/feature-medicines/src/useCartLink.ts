import { paths } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { messages } from '@niramaya/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns `ask`, which asks a guest for a login by the toast of the cart button in the header, and `logIn`, which leads
 * to the login and on to the cart at once. `logIn` closes the toast, which has no use on the login screen.
 */
function useLogInForCart() {
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);
  const logIn = () => {
    if (shown.current) toast.dismiss(shown.current);
    rememberIntent(storage, 'cartAtOnce');
    void navigate(paths.login);
  };
  const ask = () => {
    // After a log-in by any way, the home screen offers the cart. After one by `logIn` it opens the cart at once.
    rememberIntent(storage, 'cart');
    shown.current = toast.error(messages.pleaseLogin, {
      subject: 'session',
      action: { label: cartStepperCopy.bar.logIn, onAction: logIn },
    });
  };
  return { ask, logIn };
}

/**
 * Returns the click handler of a link to the cart, which calls `ask` for a guest. `isRepeated` is as for `useCartLink`.
 */
function useGuardedLink(ask: () => void, isRepeated?: (event: MouseEvent<HTMLElement>) => boolean) {
  const { isLoggedIn } = useSession();
  return (event: MouseEvent<HTMLElement>) => {
    const isIgnored = isRepeated?.(event) ?? false;
    if (isLoggedIn && !isIgnored) return;
    event.preventDefault();
    if (!isIgnored) ask();
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
  return useGuardedLink(useLogInForCart().ask, isRepeated);
}

/**
 * Returns the props of a link to the cart in a bar at the lower edge. A guest who has pressed it gets a link to the
 * login in its place, because the toast is far from the finger and disappears. The element stays the same, so that it
 * keeps the focus.
 *
 * @param isRepeated As for `useCartLink`.
 */
export function useCartLinkInBar(isRepeated?: (event: MouseEvent<HTMLElement>) => boolean) {
  const { isLoggedIn } = useSession();
  const { ask, logIn } = useLogInForCart();
  const askGuest = useGuardedLink(ask, isRepeated);
  const [isPressed, setIsPressed] = useState(false);
  const isAskingGuest = isPressed && !isLoggedIn;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isAskingGuest) {
      setIsPressed(!isRepeated?.(event));
      askGuest(event);
      return;
    }
    event.preventDefault();
    // The second click of a double-click belongs to the link to the cart, which was here before.
    if (event.detail < 2) logIn();
  };
  return {
    /** Whether the link leads to the login. */
    isAskingGuest,
    link: { href: isAskingGuest ? paths.login : paths.cart, onClick },
  };
}
