import { Flex, styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useCart } from '@niramaya/data-access';
import { BottomBar, Button, moveFocusFromRemoved, Price } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { CartBar } from '../CartBar/CartBar';
import { useAddToCart } from '../useAddToCart';
import { CartNote } from './CartNote';

/** The first row has the note about the cart. Its height is reserved, so that the bar does not grow under a thumb. */
const Bar = styled(BottomBar, {
  base: {
    hideFrom: 'lg',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(3.5rem, auto) auto',
    alignItems: 'end',
    textStyle: 'caption',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

/**
 * BuyBar has price and Add to Cart at the lower edge of the window, below 1025 px (requirement DETAIL-07 in
 * `docs/requirements.md`). Above them it shows how many packs of the product the cart has, or else the rest of the
 * cart.
 */
export function BuyBar({ medicine }: { readonly medicine: SelectedMedicine }) {
  const add = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const { items } = useCart();
  const isInCart = items.some(({ title }) => title === medicine.title);
  return (
    <Bar>
      {isInCart ? (
        <styled.div
          px={{ base: '4', md: '6', _largeText: '3' }}
          py="1"
          bg="bg.panel"
          borderTopWidth="1px"
          borderColor="border"
        >
          <CartNote title={medicine.title} onRemoved={() => moveFocusFromRemoved(button.current)} />
        </styled.div>
      ) : (
        items.length > 0 && <CartBar flat />
      )}
      <Flex
        gridRow="2"
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        px={{ base: '4', md: '6' }}
        py="3"
        pb="[max(token(spacing.3), env(safe-area-inset-bottom) - var(--notices-height, 0px))]"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        boxShadow="raised"
      >
        <Price amountRupees={medicine.discountedPrice} mrpRupees={medicine.price} labels={medicinesCopy.card} />
        <Button ref={button} startIcon={<ShoppingCart aria-hidden />} onClick={(event) => add(medicine, event)}>
          {medicineDetailsCopy.add}
        </Button>
      </Flex>
    </Bar>
  );
}
