import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useSimilar } from '@niramaya/data-access';
import { claimHistoryEntry } from '../claim-history-entry';
import { Section } from '@niramaya/ui';
import { MedicineCard } from '../MedicineCard/MedicineCard';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';
import { ProductGrid } from '../ProductGrid/ProductGrid';

/**
 * SimilarProducts shows other products of the same category by price. It sends no request (requirement DETAIL-18 in
 * `docs/requirements.md`): it knows those that the listing has shown before, from the cache and from storage. One
 * product alone is not shown. Whether a medicine may replace another one the shop does not know, and its note makes
 * that clear.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  // Four cards fill one row of the widest grid.
  const others = useSimilar(medicine, claimHistoryEntry).slice(0, 4);
  const category = knownCategory(medicine.category);
  if (!category || others.length < 2) return null;

  const title = medicineDetailsCopy.similar.title(medicinesCopy.categories[category]);
  return (
    <Section title={title} description={medicineDetailsCopy.similar.note}>
      <ProductGrid label={title}>
        {others.map((product) => (
          <MedicineCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
