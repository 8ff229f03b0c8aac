import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import { useCart, useSession } from '@niramaya/data-access';

/**
 * KeptProducts is the line for a guest with products in the cart: a log-in or a new account keeps them there. It renders
 * nothing for anybody else.
 */
export function KeptProducts() {
  const { items } = useCart();
  const { isLoggedIn } = useSession();
  if (items.length === 0 || isLoggedIn) return null;
  return (
    <styled.p pt="4" textAlign="center" color="fg.muted">
      {authCopy.kept(items.length)}
    </styled.p>
  );
}
