import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { useCompared, useSaved, useSimilar } from '@niramaya/data-access';
import { Section, useCopy } from '@niramaya/ui';
import { ListingCard } from '../ListingCard/ListingCard';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';
import { ProductGrid } from '../ProductGrid/ProductGrid';

/** A single card would be alone in a wide row. */
const fewest = 2;

/** One row of the widest grid. */
const most = 4;

/**
 * Other products of the same shelf by price, from the listing of this tab: the detail screen makes no call (DETAIL-18).
 * It renders nothing for fewer than two products. A note adds that the shop does not know whether one medicine may
 * replace another.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { similar } = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const saved = useSaved();
  const compared = useCompared();
  const others = useSimilar(medicine).slice(0, most);
  const shelf = knownCategory(medicine.category);
  if (!shelf || others.length < fewest) return null;

  const title = similar.title(categories[shelf]);
  return (
    <Section title={title} description={similar.note}>
      <ProductGrid label={title}>
        {others.map((product) => (
          <ListingCard
            key={product.id}
            product={product}
            saved={saved.some((item) => item.title === product.title)}
            compared={compared.some((item) => item.title === product.title)}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}
