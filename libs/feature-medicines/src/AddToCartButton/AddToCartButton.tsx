import { styled } from '@niramaya/ui/styled';
import { useCart } from '@niramaya/data-access';
import { Button, type ButtonProps } from '@niramaya/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { CartStepper } from './CartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';

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

/** A click that follows another one within this time may belong to it, in ms. */
const REPEATED_WITHIN_MS = 500;

/**
 * AddToCartButton is for a product in a list: it puts one pack in the cart of browser storage and shows the result as a
 * toast. While the product is in the cart, a quantity stepper takes its place. The second click of a double-click lands
 * on that stepper and does nothing. The focus stays on the control that takes the place of the one before.
 */
export function AddToCartButton({ medicine, label, name, remark, ...look }: AddToCartButtonProps) {
  const add = useAddToCart();
  const frame = useRef<HTMLDivElement>(null);
  // Whether the clicked control had the focus, which then moves to the control that takes its place.
  const hadFocus = useRef(false);
  // The time stamp of the last click that counted, in ms.
  const clickedAt = useRef(-Infinity);
  // The cart knows its lines by the titles of the products.
  const { title } = medicine;
  const inCart = useCart().items.some((item) => item.title === title);

  useLayoutEffect(() => {
    // The only link of the stepper is its number, which leads to the cart.
    const control = frame.current?.querySelector<HTMLElement>(inCart ? 'a' : 'button');
    if (hadFocus.current) control?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [inCart]);

  const noteClick = (event: MouseEvent<HTMLElement>) => {
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
    clickedAt.current = event.timeStamp;
  };
  const isRepeated = (event: MouseEvent<HTMLElement>) => {
    const isSoon = event.timeStamp - clickedAt.current < REPEATED_WITHIN_MS;
    const { pointerType } = event.nativeEvent as PointerEvent;
    // Browsers count quick clicks of a mouse in `detail`, so 1 is a click of its own. For keys, whose `detail` is 0, and
    // for taps the time decides. In a browser whose clicks have no `pointerType`, a tap counts as a click of a mouse.
    const isFirstOfMouse = event.detail === 1 && pointerType !== 'touch';
    return isSoon && !isFirstOfMouse;
  };

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
