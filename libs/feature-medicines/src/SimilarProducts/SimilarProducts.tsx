import {
  discountedPrice,
  medicineDetailsCopy,
  medicinesCopy,
  type Product,
  type SelectedMedicine,
} from '@niramaya/contract';
import { useAppSelector, useCart } from '@niramaya/data-access';
import { ProductGrid, Section, useCopy } from '@niramaya/ui';
import { ListingCard } from '../ListingCard/ListingCard';
import { knownCategory } from '../MedicineDetailsScreen/product-guide';

/** One row of the widest grid. */
const most = 4;

const amountOf = ({ price, discount }: Product) => discountedPrice(price, discount);

/**
 * Others of the shelf by price, from the listing that was answered last: the detail screen makes no call (DETAIL-18).
 * Nothing while no listing was seen. Whether one medicine may stand for another the shop does not know, and says so.
 */
export function SimilarProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { similar } = useCopy(medicineDetailsCopy);
  const { categories } = useCopy(medicinesCopy);
  const { items } = useCart();
  const listed = useAppSelector((state) => state.product.products);
  const shelf = knownCategory(medicine.category);
  const others = listed
    .filter(({ category, title }) => category === shelf && title !== medicine.title)
    .toSorted((one, other) => amountOf(one) - amountOf(other))
    .slice(0, most);
  if (!shelf || others.length === 0) return null;

  return (
    <Section title={similar.title(categories[shelf])} description={similar.note}>
      <ProductGrid label={similar.title(categories[shelf])}>
        {others.map((product) => (
          <ListingCard key={product.id} product={product} inCart={items.some((item) => item.title === product.title)} />
        ))}
      </ProductGrid>
    </Section>
  );
}
