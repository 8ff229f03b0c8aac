import { Flex } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useCart } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';
import { CartStepper } from '../AddToCartButton/CartStepper';
import { useCartLink } from '../useCartLink';

interface CartNoteProps {
  readonly title: string;
  /** Called before the last pack is removed. The parent must move the focus, because the note disappears. */
  readonly onRemoved?: () => void;
}

/**
 * CartNote shows how many packs of a product the cart has, with a stepper and a link to the cart, which asks a guest
 * for a login. It renders nothing for a product that is not in the cart.
 */
export function CartNote({ title, onRemoved }: CartNoteProps) {
  const askGuest = useCartLink();
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Flex align="center" justify="space-between" gap="4" color="fg.muted">
      <CartStepper title={title} onRemoved={onRemoved} />
      <p>
        <span>{`${medicineDetailsCopy.inCart(line.quantity)} ·`}</span>{' '}
        <UiLink href={paths.cart} variant="inline" onClick={askGuest}>
          {medicineDetailsCopy.goToCart}
        </UiLink>
      </p>
    </Flex>
  );
}
