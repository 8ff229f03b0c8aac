import { medicineDetailsCopy, medicinesCopy, type SelectedMedicine } from '@niramaya/contract';
import { useCart, useCompared, useSaved, useSimilar } from '@niramaya/data-access';
import { ProductGrid, Section, useCopy } from '@niramaya/ui';
import { ListingCard } from '../ListingCard/ListingCard';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';

/** One row of the widest grid. */
const most = 4;

/**
 * Others of the shelf by price, from what the listing has shown in this tab: the detail screen makes no call
 * (DETAIL-18). Nothing while none was seen. Whether one medicine may stand for another the shop does not know, and says so.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { similar } = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const { items } = useCart();
  const saved = useSaved();
  const compared = useCompared();
  const others = useSimilar(medicine).slice(0, most);
  const shelf = knownCategory(medicine.category);
  if (!shelf || others.length === 0) return null;

  return (
    <Section title={similar.title(categories[shelf])} description={similar.note}>
      <ProductGrid label={similar.title(categories[shelf])}>
        {others.map((product) => (
          <ListingCard
            key={product.id}
            product={product}
            inCart={items.some((item) => item.title === product.title)}
            saved={saved.some(({ title }) => title === product.title)}
            compared={compared.some(({ title }) => title === product.title)}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}
