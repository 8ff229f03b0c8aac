import { styled } from '@niramaya/ui/styled';
import { formatRupees, type CartItem } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { useCopy } from '@niramaya/ui';

interface OrderLinesProps {
  readonly items: readonly Pick<CartItem, 'title' | 'quantity' | 'discountedPrice'>[];
}

const most = 4;

/** Reserves the space of one product until storage can be read. */
const Lines = styled('ul', {
  base: {
    'html[data-cart] &': { minHeight: '11' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', textStyle: 'caption' },
  },
});

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
