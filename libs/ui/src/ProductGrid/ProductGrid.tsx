import { productGridCards, productGridClosing, productGridGrid, productGridList } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton';

export interface ProductGridProps {
  /** What the list is called. */
  label: string;
  /** One card each. */
  children: ReactNode;
  /**
   * Something two cards wide that closes the grid. Ten cards and it fill whole rows of one, two, three and four columns.
   */
  closing?: ReactNode;
}

const Grid = chakra('div', productGridGrid);

const List = chakra('ul', productGridList);
const Cards = chakra('div', productGridCards);
const Closing = chakra('div', productGridClosing);

/** Product cards in rows of equal height (CATALOGUE-06). */
export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <Grid>
      {/* Without the role, Safari drops the list of an element that makes no box. */}
      <List role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      {closing && <Closing>{closing}</Closing>}
    </Grid>
  );
}

/** The grid before its products have come. `count` is how many cards to keep room for. */
export function ProductGridSkeleton({ count, closing }: { count: number; closing?: ReactNode }) {
  return (
    <Grid>
      <Cards aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </Cards>
      {closing && <Closing>{closing}</Closing>}
    </Grid>
  );
}
