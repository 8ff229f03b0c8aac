import { discountedPrice, linkToProduct, unitPrice, type Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { selectMedicine, toSelectedMedicine, useBrowserStorage } from '@niramaya/data-access';
import { ProductCard } from '@niramaya/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { CompareButton, SaveButton } from '../ProductToggles/ProductToggles';

const { card } = medicinesCopy;

interface MedicineCardProps {
  readonly product: Product;
  /** True if the card is on the first screenful, so that its picture loads at once. */
  readonly eager?: boolean;
  /** True if the list is sorted by MRP, so that the MRP is as large as the price. */
  readonly isByMrp?: boolean;
}

/**
 * MedicineCard is the card of a product of the listing, with prices in rupees. Its link stores the product for the
 * detail screen (requirement CATALOGUE-08 in `docs/requirements.md`); its buttons save it, compare it, or put it in the
 * cart. `memo` re-renders only a card that has changed.
 */
export const MedicineCard = memo(function MedicineCard({ product, eager, isByMrp }: MedicineCardProps) {
  const storage = useBrowserStorage();
  const { title, price, discount } = product;
  const medicine = toSelectedMedicine(product);
  const amount = discountedPrice(price, discount);
  const unit = unitPrice(title, amount);
  // The unit price of a pack of one piece is the price of the pack, so it is left out. A jar of 1 kg has its price per
  // kilogram, to compare it with jars of other sizes.
  const perUnit = unit?.unit === 'piece' && unit.rupees === amount ? null : unit;
  const facts = [perUnit && card.perUnit(perUnit), discount > 0 && card.saved(price - amount)];
  return (
    <ProductCard
      {...linkToProduct(medicine, product.id)}
      // A middle click opens a new tab, which reads the product from storage. So it is stored before the browser
      // follows the link.
      onOpen={() => selectMedicine(storage, product)}
      title={title}
      image={product.image}
      eager={eager}
      category={medicinesCopy.categories[product.category]}
      rating={{ value: product.rating, label: card.outOf5 }}
      facts={facts.filter(Boolean).join(' · ')}
      amountRupees={amount}
      mrpRupees={price}
      strongMrp={isByMrp}
      discountText={discount > 0 ? card.off(discount) : undefined}
      priceNote={discount === 0 ? card.atMrp : undefined}
      priceLabels={card}
      corner={
        <>
          <SaveButton medicine={medicine} />
          <CompareButton medicine={medicine} />
        </>
      }
      action={
        <AddToCartButton
          medicine={medicine}
          label={card.add}
          name={`${card.add} ${card.addSuffix(title)}`}
          variant="outline"
          startIcon={<Plus aria-hidden />}
          fullWidth
        />
      }
    />
  );
});
