import { styled } from '@niramaya/ui/styled';
import { useCart } from '@niramaya/data-access';
import { Button, type ButtonProps } from '@niramaya/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { CartStepper } from './CartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';

export interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  readonly medicine: ForCart;
  readonly label: string;
  readonly remark?: string;
  readonly name: string;
}

/** In ms: a faster second click is part of a double-click. */
const REPEATED_WITHIN_MS = 500;

const Frame = styled('div', { base: { display: 'contents' } });

/** A quantity stepper replaces it while the product is in the cart. */
export function AddToCartButton({
  medicine,
  label,
  name,
  remark,
  variant,
  startIcon,
  fullWidth,
}: AddToCartButtonProps) {
  const add = useAddToCart();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const clickedAt = useRef(-Infinity);
  const { title } = medicine;
  const inCart = useCart().items.some((item) => item.title === title);

  const focusOn = (what: 'a' | 'button') => {
    if (hasFocus.current) frame.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    focusOn(inCart ? 'a' : 'button');
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
    <Frame ref={frame} data-morphs>
      {inCart ? (
        <CartStepper title={title} fullWidth={fullWidth} isRepeated={isRepeated} onRemoved={noteClick} />
      ) : (
        <Button
          variant={variant}
          size="sm"
          fullWidth={fullWidth}
          startIcon={startIcon}
          aria-label={name}
          onClick={handleAdd}
        >
          {label}
        </Button>
      )}
    </Frame>
  );
}
