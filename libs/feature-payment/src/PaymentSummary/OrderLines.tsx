import { chakra } from '@niramaya/ui/chakra';
import { formatRupees, paymentCopy, type CartItem } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

interface OrderLinesProps {
  readonly items: readonly Pick<CartItem, 'title' | 'quantity' | 'discountedPrice'>[];
}

/** More of them are counted in one line: the cart is a press away. */
const most = 4;

/**
 * Each of one line, so that its room is known before storage may be read: the head of the page counts what is stored in
 * `--lines` (`apps/storefront/build/lines-script.ts`).
 */
const Lines = chakra('ul', {
  base: {
    'html[data-cart] &': { minHeight: '[calc(min(var(--lines, 0), 5) * 2rem)]' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '8', textStyle: 'caption' },
  },
});

/** What is paid for: the products of the cart with quantity and amount. */
export function OrderLines({ items }: OrderLinesProps) {
  const { summary } = useCopy(paymentCopy);
  const rest = items.length - most;
  const shown = rest > 0 ? items.slice(0, most) : items;
  return (
    <Lines>
      {shown.map(({ title, quantity, discountedPrice }) => (
        <li key={title}>
          <chakra.span fontVariantNumeric="tabular-nums">{summary.times(quantity)}</chakra.span>
          <chakra.span flex="1" truncate>
            {title}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">{formatRupees(discountedPrice * quantity)}</chakra.span>
        </li>
      ))}
      {rest > 0 && <li>{summary.more(rest)}</li>}
    </Lines>
  );
}
