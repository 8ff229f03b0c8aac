import { chakra } from '@niramaya/ui/chakra';
import { Button, type ButtonProps } from '@niramaya/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { CartStepperProps } from './CartStepper';
import { InCartLink } from './InCartLink';
import { LazyCartStepper } from './LazyCartStepper';
import { useAddToCart, type ForCart } from '../useAddToCart';

export interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  readonly medicine: ForCart;
  /** A line of this title is in the cart already. */
  readonly inCart: boolean;
  /** What the button says while it is not. */
  readonly label: string;
  /** The name of the button: the label, with what it adds. */
  readonly name: string;
}

/** How long after a press another one belongs to it, in ms. Of those of a mouse only the second of a double-click does. */
const REPEATED_WITHIN_MS = 500;

const Frame = chakra('div', { base: { display: 'contents' } });

/**
 * Adds a product of a list to the cart, and says and changes how many of it are there from then on. The second click of a
 * double-click does neither.
 */
export function AddToCartButton({
  medicine,
  inCart,
  label,
  name,
  variant,
  startIcon,
  fullWidth,
}: AddToCartButtonProps) {
  const add = useAddToCart();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const pressedAt = useRef(-Infinity);
  const { title } = medicine;

  /** What was in focus has become something else. */
  const focusOn = (what: 'a' | 'button') => {
    if (hasFocus.current) frame.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    focusOn(inCart ? 'a' : 'button');
    if (!inCart) hasFocus.current = false;
  }, [inCart]);

  const notePress = (event: MouseEvent<HTMLElement>) => {
    hasFocus.current = frame.current?.contains(document.activeElement) ?? false;
    pressedAt.current = event.timeStamp;
  };
  const isRepeated = (event: MouseEvent<HTMLElement>) => {
    const isCounted = event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType !== 'touch';
    return event.timeStamp - pressedAt.current < REPEATED_WITHIN_MS && !(isCounted && event.detail === 1);
  };

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    notePress(event);
    add(medicine, event);
  };
  const stepper: CartStepperProps = { title, fullWidth, isRepeated, onRemoved: notePress };

  return (
    <Frame ref={frame}>
      {inCart ? (
        <LazyCartStepper
          {...stepper}
          onShown={() => {
            if (document.activeElement === document.body) focusOn('a');
            hasFocus.current = false;
          }}
          waiting={<InCartLink {...stepper} />}
        />
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
