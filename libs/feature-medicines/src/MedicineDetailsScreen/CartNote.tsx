import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useCart } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { CartStepper, type CartStepperProps } from '../AddToCartButton/CartStepper';
import { useCartLink } from '../useCartLink';

/** The props of `CartStepper`. The note disappears with the last pack, so the parent must move the focus. */
type CartNoteProps = Pick<CartStepperProps, 'title' | 'isRepeated' | 'onRemoved'>;

/**
 * CartNote shows how many packs of a product the cart has, with a stepper and the main link of the screen, to the
 * cart, which asks a guest for a login. It renders nothing for a product that is not in the cart.
 */
export function CartNote({ title, isRepeated, onRemoved }: CartNoteProps) {
  const openCart = useCartLink(isRepeated);
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" color="fg.muted">
      <Button href={paths.cart} size="lg" onClick={openCart}>
        {medicineDetailsCopy.goToCart}
      </Button>
      <CartStepper title={title} isRepeated={isRepeated} onRemoved={onRemoved} />
      <styled.p textStyle="caption">{medicineDetailsCopy.inCart(line.quantity)}</styled.p>
    </Flex>
  );
}
