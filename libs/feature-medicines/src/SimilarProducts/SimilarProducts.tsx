import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useSimilar } from '@niramaya/data-access';
import { claimHistoryEntry } from '../claim-history-entry';
import { Section } from '@niramaya/ui';
import { MedicineCard } from '../MedicineCard/MedicineCard';
import { knownCategory } from '../MedicineDetailsScreen/known-category';
import { ProductGrid } from '../ProductGrid/ProductGrid';

/**
 * SimilarProducts shows other products of the same category by price. It sends no request (requirement DETAIL-18 in
 * `docs/requirements.md`): it knows the products that the listing has shown before, from the cache and from storage. It
 * renders nothing for fewer than two. The shop does not know whether one medicine may replace another, and the note
 * below the heading makes that clear.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  // Four cards fill one row of the widest grid. The products may be stored for a reload if this history entry belongs
  // to the current person (`claimHistoryEntry`).
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
