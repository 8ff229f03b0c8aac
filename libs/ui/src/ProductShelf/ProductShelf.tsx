import { styled } from '../theme/styled';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { ProductLine } from '../ProductLine/ProductLine';
import type { PriceProps } from '../Price/Price';
import type { LinkTarget } from '../UiLink/LinkProvider';

/** One column below 601 px, two below 1025 px, then four. */
const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };

/** The fields of a product that a shelf shows. The prices are in rupees. */
export interface ShelfProduct {
  /** The full title, unique on the shelf. */
  readonly title: string;
  /** The address of the pack shot. */
  readonly image: string;
  /** The maximum retail price. */
  readonly price: number;
  /** The price to pay. */
  readonly discountedPrice: number;
}

export interface ProductShelfProps<P extends ShelfProduct> {
  /** The heading of level 2, which also names the section for screen readers. */
  readonly title: string;
  /** The products in their order. Without products the shelf renders nothing. */
  readonly products: readonly P[];
  /** Returns the address of a product. */
  readonly linkTo: (product: P) => LinkTarget;
  /** The visible text of the button that empties the shelf. */
  readonly clear: string;
  /** The name of that button for screen readers, which names the list too. It must contain the visible text. */
  readonly clearLabel: string;
  /** The words around each price; see `Price`. */
  readonly priceLabels: PriceProps['labels'];
  /** Called with the product before its link opens; see `ProductLine`. */
  readonly onOpen: (product: P) => void;
  /** Called when the shopper empties the shelf. The shelf disappears, so the screen moves the focus. */
  readonly onClear: () => void;
}

/**
 * `ProductShelf` is for the products that the shopper has seen or saved, up to about eight. Products that the shop
 * promotes belong in a `Carousel` or a grid.
 */
export function ProductShelf<P extends ShelfProduct>(props: ProductShelfProps<P>) {
  const { title, products, linkTo, clear, clearLabel, priceLabels, onOpen, onClear } = props;
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="4">
        <styled.h2 id={id} textStyle="heading">
          {title}
        </styled.h2>
        <Button variant="ghost" tone="neutral" size="sm" aria-label={clearLabel} onClick={onClear}>
          {clear}
        </Button>
      </styled.div>
      <styled.ul display="grid" gridTemplateColumns={columns} gap="4">
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
      </styled.ul>
    </section>
  );
}
