import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { Button, type ButtonProps } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { CartStepper } from './CartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';
import { useCartLink } from '../useCartLink';
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
  /** The text of a filled link to the cart after the stepper, while the product is in the cart. */
  readonly cartLink?: string;
}

/**
 * AddToCartButton is for a product in a list: it puts one pack in the cart of browser storage and shows the result as a
 * toast. While the product is in the cart, a quantity stepper is in place of the button, and next to it, with
 * `cartLink`, a link to the cart. The second click of a double-click lands on these new controls and does nothing. The
 * focus moves from the control that had it to the one in its place.
 */
export function AddToCartButton({ medicine, label, name, remark, cartLink, ...look }: AddToCartButtonProps) {
  const add = useAddToCart();
  // The cart knows its lines by the titles of the products.
  const { title } = medicine;
  const inCart = useCart().items.some((item) => item.title === title);
  const { frame, noteClick, isRepeated } = useSwappedControls(inCart);
  const openCart = useCartLink(isRepeated);

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    noteClick(event);
    add(medicine, event, remark);
  };

  return (
    <styled.div ref={frame} display="contents">
      {/* With `data-morphs`, the animations of `libs/ui` let the new control grow out of the old one. */}
      <styled.div display="contents" data-morphs>
        {inCart ? (
          <CartStepper title={title} fullWidth={look.fullWidth} isRepeated={isRepeated} onRemoved={noteClick} />
        ) : (
          <Button {...look} size="sm" aria-label={name} onClick={handleAdd}>
            {label}
          </Button>
        )}
      </styled.div>
      {inCart && cartLink !== undefined && (
        <Button href={paths.cart} size="sm" fullWidth={look.fullWidth} onClick={openCart}>
          {cartLink}
        </Button>
      )}
    </styled.div>
  );
}
