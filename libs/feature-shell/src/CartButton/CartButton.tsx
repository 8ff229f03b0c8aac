import { chakra } from '@niramaya/ui/chakra';
import { messages, paths, shellCopy } from '@niramaya/contract';
import { rememberIntent, useAppDispatch, useCart, useSession } from '@niramaya/data-access';
import { toast, useCopy } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

/** Opens the cart for a shopper who is signed in, and asks a guest to sign in (SHELL-14 to SHELL-16, VALID-19). */
export function CartButton() {
  const { cart } = useCopy(shellCopy);
  const { isLoggedIn } = useSession();
  const { count } = useCart();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const open = () => {
    if (isLoggedIn) void navigate(paths.cart);
    else {
      dispatch(rememberIntent('cart'));
      toast.error(messages.pleaseLogin);
    }
  };

  return (
    <chakra.button
      type="button"
      aria-label={count > 0 ? cart.labelWithCount(count) : cart.label}
      onClick={open}
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="11"
      borderRadius="pill"
      color="fg"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
    >
      <ShoppingCart size={24} aria-hidden="true" />
      {count > 0 && (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          top="0"
          insetInlineEnd="-1"
          minW="5"
          h="5"
          px="1"
          borderRadius="pill"
          bg="brand.solid"
          color="brand.contrast"
          textStyle="caption"
          fontWeight="bold"
          lineHeight="[20px]"
          textAlign="center"
        >
          {count}
        </chakra.span>
      )}
    </chakra.button>
  );
}
