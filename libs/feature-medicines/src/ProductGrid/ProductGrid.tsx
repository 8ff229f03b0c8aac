import { styled } from '@niramaya/ui/styled';
import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCard/ProductCard';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)' },
    cardColumns: { sm: '2', md: '3', xl: '4' },
    gap: { base: '3', md: '4' },
    // With large text, cards query it.
    containerType: 'inline-size',
  },
});

export interface ProductGridProps {
  label: string;
  children: ReactNode;
  /** Two cards wide, so that ten cards fill whole rows. */
  closing?: ReactNode;
}

export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <Root>
      {/* Safari drops list semantics without the role. */}
      <styled.ul display="contents" role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </styled.ul>
      {closing && <styled.div gridColumn={{ sm: 'span 2' }}>{closing}</styled.div>}
    </Root>
  );
}

export function ProductGridSkeleton({ count, closing }: { count: number; closing?: ReactNode }) {
  return (
    <Root>
      {/* Only skeletons: an estimated card would move when scrolled to. */}
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
      {closing && <styled.div gridColumn={{ sm: 'span 2' }}>{closing}</styled.div>}
    </Root>
  );
}
