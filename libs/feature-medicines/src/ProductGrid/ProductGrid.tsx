import { productGrid } from './ProductGrid.recipe';
import { Children, type ReactNode } from 'react';
import { ProductCardSkeleton } from '../ProductCard/ProductCard';

const classes = productGrid();

export interface ProductGridProps {
  label: string;
  children: ReactNode;
  /** Two cards wide, so that ten cards fill whole rows. */
  closing?: ReactNode;
}

export function ProductGrid({ label, children, closing }: ProductGridProps) {
  return (
    <div className={classes.grid}>
      {/* Safari drops list semantics without the role. */}
      <ul className={classes.list} role="list" aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {closing && <div className={classes.closing}>{closing}</div>}
    </div>
  );
}

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
