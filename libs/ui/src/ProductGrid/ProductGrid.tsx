import { productGridCards, productGridClosing, productGridGrid, productGridList } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton';

export interface ProductGridProps {
  /** The accessible name of the list. */
  label: string;
  /** The cards, one per product. */
  children: ReactNode;
  /**
   * An element two cards wide at the end of the grid. With ten cards, it fills whole rows of one, two, three and four
   * columns.
   */
  closing?: ReactNode;
}

const Grid = chakra('div', productGridGrid);

const List = chakra('ul', productGridList);
const Cards = chakra('div', productGridCards);
const Closing = chakra('div', productGridClosing);

/** A grid of product cards in rows of equal height (CATALOGUE-06). */
export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <Grid>
      {/* Without the role, Safari drops the list semantics of an element with `display: contents`. */}
      <List role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      {closing && <Closing>{closing}</Closing>}
    </Grid>
  );
}

/** The skeleton of the grid while its products load. `count` is the number of cards to reserve room for. */
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
