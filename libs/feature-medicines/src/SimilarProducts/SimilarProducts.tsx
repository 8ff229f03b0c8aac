import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useSimilar } from '@niramaya/data-access';
import { claimHistoryEntry } from '../claim-history-entry';
import { Section } from '@niramaya/ui';
import { ProductCard } from '../ProductCard/ProductCard';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';
import { ProductGrid } from '../ProductGrid/ProductGrid';

/** Sends no request; nothing for fewer than two. */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  // One row of the widest grid.
  const others = useSimilar(medicine, claimHistoryEntry).slice(0, 4);
  const category = knownCategory(medicine.category);
  if (!category || others.length < 2) return null;

  const title = medicineDetailsCopy.similar.title(medicinesCopy.categories[category]);
  return (
    <Section title={title} description={medicineDetailsCopy.similar.note}>
      <ProductGrid label={title}>
        {others.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
