import { discountedPrice, linkToProduct, unitPrice, type Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { selectMedicine, toSelectedMedicine, useBrowserStorage } from '@niramaya/data-access';
import { Price, ProductPicture, Rating, Skeleton, UiLink } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { CompareButton, SaveButton } from '../ProductToggles/ProductToggles';
import { productCard } from './ProductCard.recipe';

const classes = productCard();

type Parts = 'picture' | 'corner' | 'meta' | 'title' | 'facts' | 'price' | 'action';

interface BoxesProps extends Readonly<Record<Parts, ReactNode>> {
  readonly isSkeleton?: boolean;
}

/** The boxes of a card. The skeleton uses them too, so that both have the same height. */
const Boxes = ({ isSkeleton, picture, corner, meta, title, facts, price, action }: BoxesProps) => (
  <article className={classes.root} aria-hidden={isSkeleton}>
    <div className={classes.pictureBox}>{picture}</div>
    <div className={classes.corner}>{corner}</div>
    <div className={classes.words}>
      <div className={classes.meta}>{meta}</div>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.facts}>{facts}</p>
      <div className={classes.priceLine}>{price}</div>
    </div>
    <div className={classes.actionLine}>{action}</div>
  </article>
);

interface ProductCardProps {
  readonly product: Product;
  /** The card is on the first screenful, so its picture loads at once. */
  readonly eager?: boolean;
  /** The list is sorted by MRP, so the MRP is as large as the price. */
  readonly isByMrp?: boolean;
}

/**
 * ProductCard is for a product of the listing, with prices in rupees. Its link stores the product for the detail screen
 * (CATALOGUE-08); its buttons save it, compare it, or put it in the cart. `memo` re-renders only a card that has
 * changed.
 */
export const ProductCard = memo(function ProductCard({ product, eager, isByMrp }: ProductCardProps) {
  const storage = useBrowserStorage();
  const { title, price, discount } = product;
  const medicine = toSelectedMedicine(product);
  const amount = discountedPrice(price, discount);
  const unit = unitPrice(title, amount);
  // The unit price of a pack of one is the price below it, and both together could take two lines.
  const perUnit = unit?.rupees === amount ? null : unit;
  const facts = [
    perUnit && medicinesCopy.card.perUnit(perUnit),
    discount > 0 && medicinesCopy.card.saved(price - amount),
  ];
  const link = linkToProduct(medicine, product.id);
  // A middle click opens a new tab, which reads the product from storage. So it is stored before the browser follows
  // the link.
  const select = () => selectMedicine(storage, product);

  return (
    <Boxes
      picture={<ProductPicture src={product.image} alt="" eager={eager} />}
      corner={
        <>
          <SaveButton medicine={medicine} />
          <CompareButton medicine={medicine} />
        </>
      }
      meta={
        <>
          <span>{medicinesCopy.categories[product.category]}</span>
          <Rating value={product.rating} label={medicinesCopy.card.outOf5} />
        </>
      }
      title={
        <UiLink className={classes.cardLink} {...link} onClick={select} onAuxClick={select}>
          {title}
        </UiLink>
      }
      facts={facts.filter(Boolean).join(' · ')}
      price={
        <>
          <Price
            amountRupees={amount}
            mrpRupees={price}
            strongMrp={isByMrp}
            discountText={discount > 0 ? medicinesCopy.card.off(discount) : undefined}
            labels={medicinesCopy.card}
          />
          {discount === 0 && <p className={classes.priceNote}>{medicinesCopy.card.atMrp}</p>}
        </>
      }
      action={
        <AddToCartButton
          medicine={medicine}
          label={medicinesCopy.card.add}
          name={`${medicinesCopy.card.add} ${medicinesCopy.card.addSuffix(title)}`}
          variant="outline"
          startIcon={<Plus aria-hidden />}
          fullWidth
        />
      }
    />
  );
});

/** ProductCardSkeleton is a grey card of the same size, for a product that loads. */
export const ProductCardSkeleton = () => (
  <Boxes
    isSkeleton
    picture={null}
    meta={
      <>
        <Skeleton w="5rem" h="0.875rem" />
        <Skeleton w="2.5rem" h="0.875rem" />
      </>
    }
    title={
      <>
        <Skeleton w="100%" h="0.875rem" />
        <Skeleton w="70%" h="0.875rem" />
      </>
    }
    facts={<Skeleton w="60%" h="0.75rem" />}
    price={<Skeleton w="6rem" h="1.5rem" />}
    action={<Skeleton w="100%" h="2.25rem" radius="control" />}
    corner={
      <styled.div hideFrom="sm">
        <Skeleton w="2.25rem" h="2.25rem" radius="pill" />
      </styled.div>
    }
  />
);
