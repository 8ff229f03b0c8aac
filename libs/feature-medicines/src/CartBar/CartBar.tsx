import { chakra } from '@niramaya/ui/chakra';
import { cartStepperCopy, paths } from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';

const Bar = chakra('section', {
  base: {
    hideFrom: 'sm',
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '14',
    py: '1',
    ps: '4',
    pe: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'brand.border',
    borderRadius: 'card',
    boxShadow: 'raised',
  },
});

/** On a phone, what is in the cart and the way there; nothing while it is empty. */
export function CartBar() {
  const { bar } = useCopy(cartStepperCopy);
  const { count, totals } = useCart();
  if (count === 0) return null;
  return (
    <Bar aria-label={bar.label}>
      <p>
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {bar.products(count)}
        </chakra.span>
        <chakra.span display="block" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {bar.total(totals.total)}
        </chakra.span>
      </p>
      <Button href={paths.cart}>{bar.open}</Button>
    </Bar>
  );
}
