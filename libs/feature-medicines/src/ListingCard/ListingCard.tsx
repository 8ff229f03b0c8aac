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

interface ListingCardProps {
  readonly product: Product;
  /** On the first screenful. */
  readonly eager?: boolean;
}

export const ListingCard = memo(function ListingCard({ product, eager }: ListingCardProps) {
  const copy = useCopy(medicinesCopy);
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
          <SaveButton medicine={medicine} />
          <CompareButton medicine={medicine} />
        </>
      }
      action={
        <AddToCartButton
          medicine={medicine}
          label={copy.card.add}
          name={`${copy.card.add} ${copy.card.addSuffix(title)}`}
          variant="outline"
          startIcon={<Plus aria-hidden />}
          fullWidth
        />
      }
    />
  );
});
