import { discountedPrice, linkToProduct, unitPrice, type Product } from '@niramaya/contract';
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
  const { title, price, discount, category } = product;
  const amount = discountedPrice(price, discount);
  const perUnit = unitPrice(title, amount);

  return (
    <ProductCard
      {...linkToProduct(medicine, product.id)}
      title={title}
      image={product.image}
      category={words.categories[category]}
      rating={product.rating}
      ratingLabel={words.card.outOf5}
      amountRupees={amount}
      mrpRupees={price}
      discountText={discount > 0 ? words.card.off(discount) : undefined}
      facts={[
        ...(perUnit ? [words.card.perUnit(perUnit)] : []),
        ...(discount > 0 ? [words.card.saved(price - amount)] : []),
      ]}
      priceNote={discount > 0 ? undefined : words.card.atMrp}
      priceLabels={words.card}
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
