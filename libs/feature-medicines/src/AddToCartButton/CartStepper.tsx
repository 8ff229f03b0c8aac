import { chakra } from '@niramaya/ui/chakra';
import { cartStepperCopy, paths } from '@niramaya/contract';
import { decrease, increase, removeFromCart, useAppDispatch, useCart } from '@niramaya/data-access';
import { UiLink, useCopy, VisuallyHidden } from '@niramaya/ui';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';

export interface CartStepperProps {
  readonly title: string;
  readonly fullWidth?: boolean;
  /** Whether a press still belongs to the one that has brought the stepper. */
  readonly isRepeated?: (event: MouseEvent<HTMLElement>) => boolean;
  /** The line is gone, and the stepper with it: whoever shows it gives the focus a place. */
  readonly onRemoved?: (event: MouseEvent<HTMLElement>) => void;
  /** The stepper has taken the place of what stood there until it came. */
  readonly onShown?: () => void;
}

/** As high as the button in whose place it stands. */
const Root = chakra('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(1.75rem, auto) minmax(0, 1fr)',
    minWidth: '24',
    minHeight: '9',
    '@media (pointer: coarse)': { minHeight: 'control' },
    borderWidth: '1px',
    borderColor: 'brand.border',
    borderRadius: 'control',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  variants: { fullWidth: { true: { width: 'full' }, false: { width: '[8.25rem]' } } },
});

const Step = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '0',
    borderRadius: 'control',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'brand.muted' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' },
    _icon: { boxSize: '4' },
  },
});

const Count = chakra(UiLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    color: '[inherit]',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' },
  },
});

/**
 * How many of a product are in the cart, one more, one less, and the way there. The last one is taken out: there is no
 * row of the cart with its own Remove beside it.
 */
export function CartStepper({ title, fullWidth = false, isRepeated, onRemoved, onShown }: CartStepperProps) {
  const words = useCopy(cartStepperCopy);
  const dispatch = useAppDispatch();
  const quantity = useCart().items.find((item) => item.title === title)?.quantity ?? 1;
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => show(), []);

  const unlessRepeated = (act: (event: MouseEvent<HTMLElement>) => void) => (event: MouseEvent<HTMLElement>) => {
    if (isRepeated?.(event)) event.preventDefault();
    else act(event);
  };
  const takeOne = (event: MouseEvent<HTMLElement>) => {
    if (quantity > 1) dispatch(decrease(title));
    // The second click of a double-click that has taken one of two away.
    else if (event.detail < 2) {
      onRemoved?.(event);
      dispatch(removeFromCart(title));
    }
  };

  return (
    <Root role="group" aria-label={words.group(title)} fullWidth={fullWidth}>
      <Step
        type="button"
        aria-label={quantity > 1 ? words.decrease(title) : words.remove(title)}
        onClick={unlessRepeated(takeOne)}
      >
        {quantity > 1 ? <Minus aria-hidden /> : <Trash2 aria-hidden />}
      </Step>
      <Count href={paths.cart} aria-label={words.link(title, quantity)} onClick={unlessRepeated(() => undefined)}>
        {quantity}
      </Count>
      <Step type="button" aria-label={words.increase(title)} onClick={unlessRepeated(() => dispatch(increase(title)))}>
        <Plus aria-hidden />
      </Step>
      <VisuallyHidden role="status">{words.said(quantity)}</VisuallyHidden>
    </Root>
  );
}
