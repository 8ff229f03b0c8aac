import { paths } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { messages } from '@niramaya/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns the click handler of a link to the cart. A guest stays on the screen and sees the same toast as at the cart
 * button of the header, which asks for a login and leads on to the cart. The address itself is open to guests
 * (requirement AMB-42 in `docs/requirements.md`).
 */
export function useCartLink() {
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (isLoggedIn) return;
    event.preventDefault();
    rememberIntent(storage, 'cart');
    const logIn = () => {
      rememberIntent(storage, 'cartAtOnce');
      void navigate(paths.login);
    };
    toast.error(messages.pleaseLogin, {
      subject: 'session',
      action: { label: cartStepperCopy.bar.logIn, onAction: logIn },
    });
  };
}
