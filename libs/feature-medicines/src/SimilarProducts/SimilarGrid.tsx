import type { Product } from '@niramaya/contract';
import { useCart, useCompared, useSaved } from '@niramaya/data-access';
import { ProductGrid, Section } from '@niramaya/ui';
import { ListingCard } from '../ListingCard/ListingCard';

interface SimilarGridProps {
  readonly title: string;
  readonly note: string;
  readonly products: readonly Product[];
}

/** The cards of similar products under their heading. */
export function SimilarGrid({ title, note, products }: SimilarGridProps) {
  const { items } = useCart();
  const saved = useSaved();
  const compared = useCompared();
  return (
    <Section title={title} description={note}>
      <ProductGrid label={title}>
        {products.map((product) => (
          <ListingCard
            key={product.id}
            product={product}
            inCart={items.some((item) => item.title === product.title)}
            saved={saved.some((item) => item.title === product.title)}
            compared={compared.some((item) => item.title === product.title)}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}
