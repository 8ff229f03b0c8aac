import { medicinesCopy, PRODUCT_CATEGORIES } from '@niramaya/contract';
import { Pagination } from '@niramaya/ui';
import { chakra } from '@niramaya/ui/chakra';
import { ListingCard } from './ListingCard/ListingCard';

const product = {
  id: 1,
  title: 'Title, Strip of 10',
  image: 'data:,',
  category: PRODUCT_CATEGORIES[0],
  rating: 4,
  price: 20,
};

/** Cards of the list in each of their looks and the way to its pages, for their rules: no product is meant. */
export const SampleListing = () => (
  <>
    {[0, 50].map((discount) => (
      <ListingCard key={discount} product={{ ...product, discount }} inCart={false} />
    ))}
    <chakra.div pt="8">
      <Pagination page={1} pageCount={30} onPageChange={() => undefined} labels={medicinesCopy.en.pages} />
    </chakra.div>
  </>
);
