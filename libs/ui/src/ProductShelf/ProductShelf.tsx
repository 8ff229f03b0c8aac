import { productShelf } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { ProductLine } from '../ProductLine/ProductLine';
import type { PriceProps } from '../Price/Price';
import type { LinkTarget } from '../UiLink/LinkProvider';

const classes = productShelf();

/** In rupees. */
export interface ShelfProduct {
  readonly title: string;
  readonly image: string;
  readonly price: number;
  readonly discountedPrice: number;
}

export interface ProductShelfProps<P extends ShelfProduct> {
  readonly title: string;
  readonly products: readonly P[];
  readonly linkTo: (product: P) => LinkTarget;
  readonly clear: string;
  readonly clearLabel: string;
  readonly priceLabels: PriceProps['labels'];
  readonly onOpen: (product: P) => void;
  readonly onClear: () => void;
}

/** A shelf of products; nothing if it is empty. */
export function ProductShelf<P extends ShelfProduct>(props: ProductShelfProps<P>) {
  const { title, products, linkTo, clear, clearLabel, priceLabels, onOpen, onClear } = props;
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <styled.h2 id={id} textStyle="heading">
          {title}
        </styled.h2>
        <Button variant="ghost" tone="neutral" size="sm" aria-label={clearLabel} onClick={onClear}>
          {clear}
        </Button>
      </div>
      <ul className={classes.list}>
        {products.map((product) => (
          <li key={product.title}>
            <ProductLine
              {...linkTo(product)}
              title={product.title}
              image={product.image}
              amountRupees={product.discountedPrice}
              mrpRupees={product.price}
              priceLabels={priceLabels}
              onOpen={() => onOpen(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
