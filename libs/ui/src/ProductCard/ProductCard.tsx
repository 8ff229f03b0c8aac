import { productCard } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { Rating, type RatingProps } from '../Rating/Rating';
import { Skeleton } from '../Skeleton/Skeleton';
import { styled } from '../theme/styled';
import type { LinkTarget } from '../UiLink/LinkProvider';
import { UiLink } from '../UiLink/UiLink';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = productCard();

/** The places of a card. */
type Parts = 'picture' | 'corner' | 'meta' | 'title' | 'facts' | 'price' | 'action';

interface BoxesProps extends Readonly<Record<Parts, ReactNode>> {
  readonly isSkeleton?: boolean;
}

/** The boxes of a card. The skeleton uses them too, so that both have the same height. */
const Boxes = ({ isSkeleton, picture, corner, meta, title, facts, price, action }: BoxesProps) => (
  <div className={classes.frame}>
    <article className={classes.root} aria-hidden={isSkeleton}>
      <div className={classes.pictureBox}>{picture}</div>
      <div className={classes.corner}>{corner}</div>
      <div className={classes.words}>
        <div className={classes.meta}>{meta}</div>
        {/* Titles may be in the language of the catalogue. `lang` is undefined if that is the language of the page. */}
        <h3 className={classes.title} lang={useTitleLanguage()}>
          {title}
        </h3>
        <p className={classes.facts}>{facts}</p>
        <div className={classes.priceLine}>{price}</div>
      </div>
      <div className={classes.actionLine}>{action}</div>
    </article>
  </div>
);

/** The props of `ProductCard`: those of a link, and those of `Price`, with amounts in rupees. */
export interface ProductCardProps extends Readonly<
  LinkTarget & Pick<PriceProps, 'amountRupees' | 'mrpRupees' | 'discountText' | 'strongMrp'>
> {
  /** The full title of the product, which is the text of the link and a heading of level 3. */
  readonly title: string;
  /** The address of the pack shot. An empty one shows a placeholder. */
  readonly image: string;
  /** Loads the picture at once, for a card on the first screenful. @default false */
  readonly eager?: boolean;
  /** The visible name of the category, above the title. */
  readonly category: string;
  /** The average rating, in the line of the category; see `Rating`. @default no rating */
  readonly rating?: RatingProps;
  /** Short facts in one line below the title, such as the price of one tablet. */
  readonly facts?: string;
  /** The words around the price; see `Price`. */
  readonly priceLabels: PriceProps['labels'];
  /** A line below the price, such as 'Sold at MRP', or when a product that is sold out comes back. */
  readonly priceNote?: string;
  /**
   * One or two small `IconButton`s, such as one that saves the product. They are in the corner of the picture, and
   * below the picture on a phone.
   */
  readonly corner?: ReactNode;
  /** The button of the card, such as one that adds the product to the cart. It is in front of the link of the card. */
  readonly action: ReactNode;
  /**
   * Called before the link may open: on a click, on a middle click, and on a right click, after which the shopper may
   * open the link from the menu of the browser. Screens store the product then, for the page that may open.
   */
  readonly onOpen?: () => void;
}

/**
 * `ProductCard` is for a product in a grid of products, which the shopper may not know yet. For a product that the
 * shopper knows already use a `ProductLine`, for one in the cart a `CartRow`, and for an offer with its terms an
 * `OfferCard`.
 *
 * The link covers the whole card, so that all of it can be clicked; the buttons are in front of it. Each text has the
 * lines reserved that it may need, so that the cards of a row align. The card is as wide as its parent. On a phone, a
 * card below 17rem has its words below the picture, and one below 13rem has one column.
 */
export function ProductCard(props: ProductCardProps) {
  const { href, to, state, title, image, eager, category, rating, facts, priceLabels, priceNote, onOpen } = props;
  return (
    <Boxes
      picture={<ProductPicture src={image} alt="" eager={eager} />}
      corner={props.corner}
      meta={
        <>
          <span>{category}</span>
          {rating && <Rating {...rating} />}
        </>
      }
      title={
        <UiLink className={classes.cardLink} href={href} to={to} state={state} onClick={onOpen} onAuxClick={onOpen}>
          {title}
        </UiLink>
      }
      facts={facts}
      price={
        <>
          <Price
            amountRupees={props.amountRupees}
            mrpRupees={props.mrpRupees}
            strongMrp={props.strongMrp}
            discountText={props.discountText}
            labels={priceLabels}
          />
          {priceNote && <p className={classes.priceNote}>{priceNote}</p>}
        </>
      }
      action={props.action}
    />
  );
}

/**
 * `ProductCardSkeleton` is for the place of a `ProductCard` that loads, in the same size. Screen readers skip it, so
 * put one `LoadingText` on the screen too.
 */
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
        <styled.div mt="1.5">
          <Skeleton w="70%" h="0.875rem" />
        </styled.div>
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
