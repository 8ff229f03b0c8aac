import { productShelf } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { ProductLine } from '../ProductLine/ProductLine';
import type { PriceProps } from '../Price/Price';
import type { LinkTarget } from '../UiLink/LinkProvider';

const classes = productShelf();

/** A product of a shelf. Prices are in rupees. */
export interface ShelfProduct {
  readonly title: string;
  /** Address of the picture. */
  readonly image: string;
  readonly price: number;
  readonly discountedPrice: number;
}

export interface ProductShelfProps<P extends ShelfProduct> {
  /** Heading of the shelf. */
  readonly title: string;
  /** The products of the shelf. An empty list renders nothing. */
  readonly products: readonly P[];
  /** Returns the link target of a product. */
  readonly linkTo: (product: P) => LinkTarget;
  /** The text of the button that empties the shelf. */
  readonly clear: string;
  /** The accessible name of the button, with what it clears. */
  readonly clearLabel: string;
  /** The texts that screen readers announce before each amount. */
  readonly priceLabels: PriceProps['labels'];
  /** Called with the opened product, before the navigation. */
  readonly onOpen: (product: P) => void;
  /** Called to empty the shelf. */
  readonly onClear: () => void;
}

/** A shelf of products from the shopper's own history, as a grid of lines. An empty shelf takes no room. */
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
