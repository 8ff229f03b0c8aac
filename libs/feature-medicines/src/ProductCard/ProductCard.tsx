import { productCard } from './ProductCard.recipe';
import type { ReactNode } from 'react';
import { type LinkTarget, Price, type PriceProps, ProductPicture, Rating, UiLink } from '@niramaya/ui';

const classes = productCard({ interactive: true });

export interface ProductCardProps extends LinkTarget {
  /** Name of the product. */
  title: string;
  /** Address of the picture. */
  image: string;
  /** The display name of the category. */
  category: string;
  /** 1 to 5. */
  rating: number;
  /** Read out after the rating: 'out of 5'. */
  ratingLabel: string;
  /** The price in rupees, after the discount. */
  amountRupees: number;
  /** The MRP in rupees. Leave it out where there is no discount. */
  mrpRupees?: number;
  /** '10% off' */
  discountText?: string;
  /** The text below a price without a discount: 'Sold at MRP' */
  priceNote?: string;
  /** Short facts, such as the price of one tablet. */
  facts?: readonly string[];
  /** The texts that screen readers announce before each amount. */
  priceLabels: PriceProps['labels'];
  /** A separate button below the price. */
  action?: ReactNode;
  /** One or two separate small buttons in the corner of the picture. On a mobile, they are below it. */
  corner?: ReactNode;
  /** The picture is in the first screen of the page, so it loads at once. */
  eager?: boolean;
  /** Called when the card is opened, by pointer or keyboard, in this tab or another. */
  onOpen?: () => void;
}

/**
 * The card of a product in the listing (CATALOGUE-06 to CATALOGUE-08). It has one link, and the discounted price is its
 * most prominent text.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    to,
    state,
    title,
    image,
    category,
    rating,
    ratingLabel,
    facts = [],
    priceLabels,
    action,
    corner,
    eager,
    onOpen,
  } = props;
  return (
    <article className={classes.root}>
      <div className={classes.pictureBox}>
        <ProductPicture src={image} alt="" eager={eager} />
      </div>
      {corner && <div className={classes.corner}>{corner}</div>}
      <div className={classes.words}>
        <div className={classes.meta}>
          <span>{category}</span>
          <Rating value={rating} label={ratingLabel} />
        </div>
        <h3 className={classes.title}>
          <UiLink className={classes.cardLink} href={href} to={to} state={state} onClick={onOpen} onAuxClick={onOpen}>
            {title}
          </UiLink>
        </h3>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <div className={classes.priceLine}>
          <Price
            amountRupees={props.amountRupees}
            mrpRupees={props.mrpRupees}
            discountText={props.discountText}
            labels={priceLabels}
          />
          {props.priceNote && <p className={classes.priceNote}>{props.priceNote}</p>}
        </div>
      </div>
      {action && <div className={classes.actionLine}>{action}</div>}
    </article>
  );
}
