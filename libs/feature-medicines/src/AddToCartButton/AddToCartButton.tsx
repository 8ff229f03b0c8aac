import { styled } from '@niramaya/ui/styled';
import { useCart } from '@niramaya/data-access';
import { Button, type ButtonProps } from '@niramaya/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { CartStepper } from './CartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';

interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  readonly medicine: ForCart;
  readonly label: string;
  readonly remark?: string;
  readonly name: string;
}

/** A faster second click is part of a double-click. */
const REPEATED_WITHIN_MS = 500;

/** A quantity stepper replaces it while the product is in the cart. */
export function AddToCartButton({ medicine, label, name, remark, ...look }: AddToCartButtonProps) {
  const add = useAddToCart();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const clickedAt = useRef(-Infinity);
  const { title } = medicine;
  const inCart = useCart().items.some((item) => item.title === title);

  useLayoutEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>(inCart ? 'a' : 'button');
    if (hasFocus.current) control?.focus({ preventScroll: true });
    hasFocus.current = false;
  }, [inCart]);

  const noteClick = (event: MouseEvent<HTMLElement>) => {
    hasFocus.current = frame.current?.contains(document.activeElement) ?? false;
    clickedAt.current = event.timeStamp;
  };
  const isRepeated = (event: MouseEvent<HTMLElement>) => {
    const isCounted = event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType !== 'touch';
    return event.timeStamp - clickedAt.current < REPEATED_WITHIN_MS && !(isCounted && event.detail === 1);
  };

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    noteClick(event);
    add(medicine, event, remark);
  };

  return (
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
