import { styled } from '@niramaya/ui/styled';
import { formatRupees, type CartItem } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { useCopy } from '@niramaya/ui';

interface OrderLinesProps {
  readonly items: readonly Pick<CartItem, 'title' | 'quantity' | 'discountedPrice'>[];
}

/** The number of lines that show. The rest is counted in one line, because the cart is one click away. */
const most = 4;

/**
 * Each product takes the space of up to two lines of text. The space of one product is reserved before storage can be
 * read, if there is a cart.
 */
const Lines = styled('ul', {
  base: {
    'html[data-cart] &': { minHeight: '11' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', textStyle: 'caption' },
  },
});

/** The products that the payment covers, with quantity and amount. */
export function OrderLines({ items }: OrderLinesProps) {
  const { summary } = useCopy(paymentCopy);
  const rest = items.length - most;
  const shown = rest > 0 ? items.slice(0, most) : items;
  return (
    <Lines>
      {shown.map(({ title, quantity, discountedPrice }) => (
        <li key={title}>
          <styled.span fontVariantNumeric="tabular-nums">{summary.times(quantity)}</styled.span>
          <styled.span flex="1" minW="0" overflowWrap="anywhere">
            {title}
          </styled.span>
          <styled.span fontVariantNumeric="tabular-nums">{formatRupees(discountedPrice * quantity)}</styled.span>
        </li>
      ))}
      {rest > 0 && <li>{summary.more(rest)}</li>}
    </Lines>
  );
}
