import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy, paths, type SelectedMedicine } from '@niramaya/contract';
import { Button, useCopy, type ButtonProps } from '@niramaya/ui';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useAddToCart } from '../useAddToCart';

export interface AddToCartButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'fullWidth'> {
  readonly medicine: SelectedMedicine;
  /** A line of this title is in the cart already. */
  readonly inCart: boolean;
  /** What the button says while it is not. */
  readonly label: string;
  /** The name of the button: the label, with what it adds. */
  readonly name: string;
}

/** How long after a tap or a keystroke another one belongs to it, in ms. A mouse counts its clicks itself. */
const REPEATED_WITHIN_MS = 400;

const Frame = chakra('div', { base: { display: 'contents' } });

/**
 * Adds a product of a list to the cart, and is the way to the cart from then on. The second click of a double-click
 * does neither.
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
  const { card } = useCopy(medicinesCopy);
  const add = useAddToCart();
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const addedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    // The button that was in focus has become a link.
    if (inCart && hadFocus.current) frame.current?.querySelector('a')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [inCart]);

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    hadFocus.current = event.currentTarget === document.activeElement;
    addedAt.current = event.timeStamp;
    add(medicine, event);
  };

  const refuseRepeated = (event: MouseEvent<HTMLElement>) => {
    const isCounted = event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType !== 'touch';
    const isSoon = !isCounted && event.timeStamp - addedAt.current < REPEATED_WITHIN_MS;
    if (event.detail > 1 || isSoon) event.preventDefault();
  };

  return (
    <Frame ref={frame}>
      {inCart ? (
        <Button
          href={paths.cart}
          variant="subtle"
          size="sm"
          fullWidth={fullWidth}
          startIcon={<Check aria-hidden />}
          aria-label={`${card.added} ${card.addedSuffix(medicine.title)}`}
          onClick={refuseRepeated}
        >
          {card.added}
        </Button>
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
