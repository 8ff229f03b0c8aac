import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { shellCopy } from '@niramaya/copy/shell';
import { rememberIntent, useBrowserStorage, useCart, useSession } from '@niramaya/data-access';
import { IconButton, toast } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

/**
 * CartButton opens the cart for a shopper who is logged in. For a guest, its name asks for a login, and a click shows a
 * toast that does the same (requirements SHELL-14 to SHELL-16 and VALID-19 in `docs/requirements.md`). The button 'Log
 * in' of the toast leads there and then to the cart. After any other login, the home screen offers the cart.
 */
export function CartButton() {
  const { isLoggedIn, isReady } = useSession();
  const { count } = useCart().totals;
  const storage = useBrowserStorage();
  const navigate = useNavigate();

  const open = () => {
    if (isLoggedIn) void navigate(paths.cart);
    else {
      rememberIntent(storage, 'cart');
      const logIn = () => {
        rememberIntent(storage, 'cartAtOnce');
        void navigate(paths.login);
      };
      toast.error(messages.pleaseLogin, {
        subject: 'session',
        action: { label: shellCopy.cart.logIn, onAction: logIn },
      });
    }
  };

  const label = count > 0 ? shellCopy.cart.labelWithCount(count) : shellCopy.cart.label;
  return (
    <IconButton
      label={isReady && !isLoggedIn ? shellCopy.cart.ofGuest(label) : label}
      icon={<ShoppingCart style={{ width: 24, height: 24 }} aria-hidden />}
      count={count}
      onClick={open}
    />
  );
}
