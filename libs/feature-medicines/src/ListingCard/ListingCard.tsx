import type { Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { selectMedicine, toSelectedMedicine, useBrowserStorage } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { CompareButton } from '../CompareTray/CompareButton';
import { SaveButton } from '../SaveButton/SaveButton';
import { ProductCard } from '../ProductCard/ProductCard';

export interface ListingCardProps {
  readonly product: Product;
  /** Whether the shopper has saved the product (the heart). */
  readonly saved?: boolean;
  /** Whether the product is in the comparison. */
  readonly compared?: boolean;
  /** Whether the picture is on the first screenful. */
  readonly eager?: boolean;
}

/**
 * A product card of the listing. A click stores the product for the detail screen (CATALOGUE-08), and the button adds
 * it at once. It re-renders only when something about this product changes.
 */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { product, saved = false, compared = false, eager } = props;
  const words = useCopy(medicinesCopy);
  const storage = useBrowserStorage();
  const medicine = toSelectedMedicine(product);
  const { title } = product;

  return (
    <ProductCard
      product={product}
      eager={eager}
      onOpen={() => selectMedicine(storage, product)}
      corner={
        <>
          <SaveButton medicine={medicine} saved={saved} />
          <CompareButton medicine={medicine} compared={compared} />
        </>
      }
      action={
        <AddToCartButton
          medicine={medicine}
          label={words.card.add}
          name={`${words.card.add} ${words.card.addSuffix(title)}`}
          variant="outline"
          startIcon={<Plus aria-hidden />}
          fullWidth
        />
      }
    />
  );
});
