import { discountedPrice, linkToProduct, unitPrice, type Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { toSelectedMedicine } from '@niramaya/data-access';
import { Price, ProductPicture, Rating, Skeleton, UiLink, useCopy } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';
import { productCard } from './ProductCard.recipe';

const card = productCard({ interactive: true });
const skeleton = productCard();

interface BoxesProps extends Partial<
  Readonly<Record<'picture' | 'corner' | 'meta' | 'title' | 'facts' | 'price' | 'action', ReactNode>>
> {
  readonly isSkeleton?: boolean;
}

/** The skeleton has the same heights. */
function Boxes({ isSkeleton, picture, corner, meta, title, facts, price, action }: BoxesProps) {
  const classes = isSkeleton ? skeleton : card;
  return (
    <article className={classes.root} aria-hidden={isSkeleton}>
      <div className={classes.pictureBox}>{picture}</div>
      {corner && <div className={classes.corner}>{corner}</div>}
      <div className={classes.words}>
        <div className={classes.meta}>{meta}</div>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.facts}>{facts}</p>
        <div className={classes.priceLine}>{price}</div>
      </div>
      {action && <div className={classes.actionLine}>{action}</div>}
    </article>
  );
}

export interface ProductCardProps {
  readonly product: Product;
  readonly action?: ReactNode;
  readonly corner?: ReactNode;
  /** On the first screenful. */
  readonly eager?: boolean;
  /** Also called for a new tab. */
  readonly onOpen?: () => void;
}

export function ProductCard({ product, action, corner, eager, onOpen }: ProductCardProps) {
  const copy = useCopy(medicinesCopy);
  const { title, price, discount } = product;
  const amount = discountedPrice(price, discount);
  const perUnit = unitPrice(title, amount);
  const facts = [perUnit && copy.card.perUnit(perUnit), discount > 0 && copy.card.saved(price - amount)];
  const link = linkToProduct(toSelectedMedicine(product), product.id);

  return (
    <Boxes
      picture={<ProductPicture src={product.image} alt="" eager={eager} />}
      corner={corner}
      meta={
        <>
          <span>{copy.categories[product.category]}</span>
          <Rating value={product.rating} label={copy.card.outOf5} />
        </>
      }
      title={
        <UiLink className={card.cardLink} {...link} onClick={onOpen} onAuxClick={onOpen}>
          {title}
        </UiLink>
      }
      facts={facts.filter(Boolean).join(' · ')}
      price={
        <>
          <Price
            amountRupees={amount}
            mrpRupees={price}
            discountText={discount > 0 ? copy.card.off(discount) : undefined}
            labels={copy.card}
          />
          {discount === 0 && <p className={card.priceNote}>{copy.card.atMrp}</p>}
        </>
      }
      action={action}
    />
  );
}

export const ProductCardSkeleton = () => (
  <Boxes
    isSkeleton
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
