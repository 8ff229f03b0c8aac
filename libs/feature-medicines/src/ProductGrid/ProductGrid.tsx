import { productGrid } from './ProductGrid.recipe';
import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCard/ProductCard';

const classes = productGrid();

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

/** A grid of product cards in rows of equal height (CATALOGUE-06). */
export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <div className={classes.grid}>
      {/* Without the role, Safari drops the list semantics of an element with `display: contents`. */}
      <ul className={classes.list} role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {closing && <div className={classes.closing}>{closing}</div>}
    </div>
  );
}

/** The skeleton of the grid while its products load. `count` is the number of cards to reserve room for. */
export function ProductGridSkeleton({ count, closing }: { count: number; closing?: ReactNode }) {
  return (
    <div className={classes.grid}>
      <div className={classes.cards} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
      {closing && <div className={classes.closing}>{closing}</div>}
    </div>
  );
}
