import { styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import { useCart, useSession } from '@niramaya/data-access';

/** KeptProducts tells a guest with products in the cart that they stay there. Without any, and for a member, it is empty. */
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
