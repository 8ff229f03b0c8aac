import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { shellCopy } from '@niramaya/copy/shell';
import { rememberIntent, useBrowserStorage, useCart, useSession } from '@niramaya/data-access';
import { IconButton, toast } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

/**
 * CartButton opens the cart for a shopper who is logged in. A guest sees a toast that asks for a login (SHELL-14 to
 * SHELL-16, VALID-19). Its button 'Log in' leads there and then to the cart. After any other login, the home screen
 * offers the cart.
 */
export function CartButton() {
  const { isLoggedIn } = useSession();
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
      toast.error(messages.pleaseLogin, { action: { label: shellCopy.cart.logIn, onAction: logIn } });
    }
  };

  return (
    <IconButton
      label={count > 0 ? shellCopy.cart.labelWithCount(count) : shellCopy.cart.label}
      icon={<ShoppingCart style={{ width: 24, height: 24 }} aria-hidden />}
      count={count}
      onClick={open}
    />
  );
}
