import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { useCart } from '@niramaya/data-access';
import { UiLink, useCopy } from '@niramaya/ui';
import { CartStepper } from '../AddToCartButton/CartStepper';

const Line = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', color: 'fg.muted' },
});

interface CartNoteProps {
  readonly title: string;
  /** The note disappears with its focused button. */
  readonly onRemoved?: () => void;
}

/** Quantity and cart link; nothing if the product is not in the cart. */
export function CartNote({ title, onRemoved }: CartNoteProps) {
  const copy = useCopy(medicineDetailsCopy);
  const line = useCart().items.find((item) => item.title === title);
  if (!line) return null;
  return (
    <Line>
      <CartStepper title={title} onRemoved={onRemoved} />
      <p>
        <span>{`${copy.inCart(line.quantity)} ·`}</span>{' '}
        <UiLink href={paths.cart} variant="inline">
          {copy.goToCart}
        </UiLink>
      </p>
    </Line>
  );
}
