import { styled } from '../theme/styled';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { ProductLine } from '../ProductLine/ProductLine';
import type { PriceProps } from '../Price/Price';
import type { LinkTarget } from '../UiLink/LinkProvider';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };

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
