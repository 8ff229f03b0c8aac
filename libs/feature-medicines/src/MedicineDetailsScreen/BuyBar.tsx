import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, medicinesCopy, type SelectedMedicine } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { Button, Price, useCopy } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { LazyCartBar } from '../CartBar/LazyCartBar';
import { useAddToCart } from '../useAddToCart';
import { CartNote } from './CartNote';
import { useIsWide } from './useIsWide';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'docked',
    px: { base: '4', md: '6' },
    py: '3',
    pb: '[max(token(spacing.3), env(safe-area-inset-bottom))]',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
    textStyle: 'caption',
  },
});

/**
 * A note on the upper edge of the bar, over the end of the page. Inside the bar it would change the height under the
 * thumb.
 */
const Note = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '[100%]',
    insetInline: '0',
    px: { base: '4', md: '6' },
    py: '1',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' },
});

/**
 * A bar with the price and Add to Cart, within reach of a thumb while the product is on screen. Below 1025 px they show
 * only here (DETAIL-07). The note on its edge shows the quantity of this product in the cart, or else the cart bar
 * shows.
 */
export function BuyBar({ medicine }: { readonly medicine: SelectedMedicine }) {
  const words = useCopy(medicineDetailsCopy);
  const { card } = useCopy(medicinesCopy);
  const add = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const { items, hasStored } = useCart();
  const isInCart = items.some(({ title }) => title === medicine.title);
  if (useIsWide()) return null;
  return (
    <Bar>
      {isInCart ? (
        <CartNote title={medicine.title} frame={Note} onRemoved={() => button.current?.focus()} />
      ) : (
        hasStored && <LazyCartBar above />
      )}
      <Line>
        <Price amountRupees={medicine.discountedPrice} mrpRupees={medicine.price} labels={card} />
        <Button ref={button} startIcon={<ShoppingCart aria-hidden />} onClick={(event) => add(medicine, event)}>
          {words.add}
        </Button>
      </Line>
    </Bar>
  );
}
