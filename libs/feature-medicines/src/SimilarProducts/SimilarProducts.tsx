import { medicineDetailsCopy, medicinesCopy, type SelectedMedicine } from '@niramaya/contract';
import { useSimilar } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { useCopy } from '@niramaya/ui';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';

/** Fetched when there are some to show. */
const SimilarGrid = lazyComponent('similar products', () =>
  import('./SimilarGrid').then((module) => module.SimilarGrid),
);

/** One card is no shelf: it would stand alone in a wide row. */
const fewest = 2;

/** One row of the widest grid. */
const most = 4;

/**
 * Others of the shelf by price, from what the listing has shown in this tab: the detail screen makes no call
 * (DETAIL-18). Nothing while none or one was seen. A line of text says that the shop does not know whether one medicine may stand for another.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { similar } = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const others = useSimilar(medicine).slice(0, most);
  const shelf = knownCategory(medicine.category);
  if (!shelf || others.length < fewest) return null;

  return <SimilarGrid title={similar.title(categories[shelf])} note={similar.note} products={others} />;
}
