import { styled } from '@niramaya/ui/styled';
import { useCart } from '@niramaya/data-access';
import { Button, type ButtonProps } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { CartStepper } from './CartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';
import { useSwappedControls } from '../useSwappedControls';

interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  /** The product with its prices in rupees per pack. */
  readonly medicine: ForCart;
  /** The visible text of the button. */
  readonly label: string;
  /** A sentence for a second toast, such as that the price could not be checked. */
  readonly remark?: string;
  /** The accessible name of the button, which begins with the label and adds the product. */
  readonly name: string;
}

/**
 * AddToCartButton is for a product in a list: it puts one pack in the cart of browser storage and shows the result as a
 * toast. While the product is in the cart, a quantity stepper takes its place. The second click of a double-click lands
 * on that stepper and does nothing. The focus stays on the control that takes the place of the one before.
 */
export function AddToCartButton({ medicine, label, name, remark, ...look }: AddToCartButtonProps) {
  const add = useAddToCart();
  // The cart knows its lines by the titles of the products.
  const { title } = medicine;
  const inCart = useCart().items.some((item) => item.title === title);
  const { frame, noteClick, isRepeated } = useSwappedControls(inCart);

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    noteClick(event);
    add(medicine, event, remark);
  };

  return (
    // With `data-morphs`, the animations of `libs/ui` let the new control grow out of the old one.
    <styled.div ref={frame} display="contents" data-morphs>
      {inCart ? (
        <CartStepper title={title} fullWidth={look.fullWidth} isRepeated={isRepeated} onRemoved={noteClick} />
      ) : (
        <Button {...look} size="sm" aria-label={name} onClick={handleAdd}>
          {label}
        </Button>
      )}
    </styled.div>
  );
}
