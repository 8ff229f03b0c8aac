import { css, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { decrease, increase, removeFromCart, useAppDispatch, useBrowserStorage, useCart } from '@niramaya/data-access';
import { UiLink, VisuallyHidden } from '@niramaya/ui';
import { Minus, Plus, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCartLink } from '../useCartLink';

/** The props of `CartStepper`, some of which `CartNote` passes on. */
export interface CartStepperProps {
  /** The title of the product, by which the cart knows its line. */
  readonly title: string;
  readonly fullWidth?: boolean;
  /**
   * Returns whether a click is the second one of a double-click whose first one has put the stepper in the place of the
   * button 'Add'. Such a click does nothing.
   */
  readonly isRepeated?: (event: MouseEvent<HTMLElement>) => boolean;
  /** Called before the last pack is removed. The parent must move the focus, because the stepper disappears. */
  readonly onRemoved?: (event: MouseEvent<HTMLElement>) => void;
}

const Root = styled('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(1.75rem, auto) minmax(0, 1fr)',
    minWidth: '24',
    maxWidth: 'full',
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

const Step = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '0',
    borderRadius: 'control',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'brand.muted' },
    _focusVisible: { outlineOffset: '[-1px]' },
    _icon: { boxSize: '4' },
  },
});

const count = css({
  display: 'grid',
  placeItems: 'center',
  color: '[inherit]',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  borderRadius: 'control',
  _hover: { textDecoration: 'underline' },
  _focusVisible: { outlineOffset: '[-1px]' },
});

/**
 * CartStepper shows how many packs of a product the cart has, as a link to the cart between minus and plus. The link
 * asks a guest for a login. At one pack, minus removes the line, because a list has no other button for it. Quantities
 * are in browser storage.
 */
export function CartStepper({ title, fullWidth = false, isRepeated, onRemoved }: CartStepperProps) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const openCart = useCartLink(isRepeated);
  const quantity = useCart().items.find((item) => item.title === title)?.quantity ?? 1;

  const unlessRepeated = (act: (event: MouseEvent<HTMLElement>) => void) => (event: MouseEvent<HTMLElement>) => {
    if (isRepeated?.(event)) event.preventDefault();
    else act(event);
  };
  const removeOne = (event: MouseEvent<HTMLElement>) => {
    if (quantity > 1) decrease(storage, title);
    // A double-click on minus at two packs removes one of them: its second click must not remove the line.
    else if (event.detail < 2) {
      onRemoved?.(event);
      dispatch(removeFromCart(title));
    }
  };

  return (
    <Root role="group" aria-label={cartStepperCopy.group(title)} fullWidth={fullWidth}>
      <Step
        type="button"
        aria-label={quantity > 1 ? cartStepperCopy.decrease(title) : cartStepperCopy.remove(title)}
        onClick={unlessRepeated(removeOne)}
      >
        {quantity > 1 ? <Minus aria-hidden /> : <Trash2 aria-hidden />}
      </Step>
      <UiLink className={count} href={paths.cart} aria-label={cartStepperCopy.link(title, quantity)} onClick={openCart}>
        {quantity}
      </UiLink>
      <Step
        type="button"
        aria-label={cartStepperCopy.increase(title)}
        onClick={unlessRepeated(() => increase(storage, title))}
      >
        <Plus aria-hidden />
      </Step>
      <VisuallyHidden role="status">{cartStepperCopy.status(quantity)}</VisuallyHidden>
    </Root>
  );
}
