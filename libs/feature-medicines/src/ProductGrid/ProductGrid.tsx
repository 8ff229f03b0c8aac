import { ProductCardSkeleton } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { Children, type ReactNode } from 'react';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)' },
    cardColumns: { sm: '2', md: '3', xl: '4' },
    gap: { base: '3', md: '4' },
    // The last card queries the width of the grid.
    containerType: 'inline-size',
  },
});

/** The place of the last card. It is two cards wide where the grid has two columns of 10rem. */
const Closing = styled('div', { base: { '@container (min-width: 21rem)': { gridColumn: { sm: 'span 2' } } } });

export interface ProductGridProps {
  /** The accessible name of the list. */
  label: string;
  /** The cards. */
  children: ReactNode;
  /** A last card that is no product. It is two cards wide, so that ten cards and this one fill whole rows. */
  closing?: ReactNode;
}

/** ProductGrid is a list of product cards in one to four columns. */
export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <Root>
      {/* Safari takes the list role from a list without bullets, unless the markup names the role. */}
      <styled.ul display="contents" role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </styled.ul>
      {closing && <Closing>{closing}</Closing>}
    </Root>
  );
}

/** ProductGridSkeleton has `count` grey cards in the same grid. */
export function ProductGridSkeleton({ count, closing }: { count: number; closing?: ReactNode }) {
  return (
    <Root>
      {/*
        From the fifth card on, the browser paints grey cards only near the window, and estimates the height of the
        others. Real cards have no estimated height, because they would move when the shopper scrolls to them.
      */}
      <styled.div
        display="contents"
        css={{
          '& > :nth-child(n+5)': {
            contentVisibility: 'auto',
            containIntrinsicHeight: { base: 'auto 11.5rem', sm: 'auto 24rem' },
          },
        }}
        aria-hidden
      >
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </styled.div>
      {closing && <Closing>{closing}</Closing>}
    </Root>
  );
}
