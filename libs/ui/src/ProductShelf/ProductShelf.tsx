import { productShelfHead, productShelfList } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { SelectedMedicine } from '@niramaya/contract';
import { useId } from 'react';
import { Button } from '../Button/Button';
import { ProductLine } from '../ProductLine/ProductLine';
import type { PriceProps } from '../Price/Price';

export interface ProductShelfProps {
  readonly title: string;
  /** Without one nothing is drawn. */
  readonly products: readonly SelectedMedicine[];
  readonly href: string;
  readonly clear: string;
  /** The name of the button, with what it clears. */
  readonly clearLabel: string;
  readonly priceLabels: PriceProps['labels'];
  readonly onOpen: (product: SelectedMedicine) => void;
  readonly onClear: () => void;
}

const Head = chakra('div', productShelfHead);
const List = chakra('ul', productShelfList);

/** Products of the shopper's own past, in a grid of lines; with none of them it takes no room. */
export function ProductShelf(props: ProductShelfProps) {
  const { title, products, href, clear, clearLabel, priceLabels, onOpen, onClear } = props;
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Head>
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        <Button variant="ghost" tone="neutral" size="sm" aria-label={clearLabel} onClick={onClear}>
          {clear}
        </Button>
      </Head>
      <List>
        {products.map((product) => (
          <li key={product.title}>
            <ProductLine
              href={href}
              title={product.title}
              image={product.image}
              amountRupees={product.discountedPrice}
              mrpRupees={product.price}
              priceLabels={priceLabels}
              onOpen={() => onOpen(product)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}
