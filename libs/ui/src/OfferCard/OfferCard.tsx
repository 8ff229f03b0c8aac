import { offerCard } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { useMoney } from '../money/money';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { Skeleton } from '../Skeleton/Skeleton';
import { BaseLink, type LinkTarget } from '../UiLink/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = offerCard();

/** The props of `OfferCard`: those of a link, and the terms of the offer. */
export interface OfferCardProps extends Readonly<LinkTarget> {
  /** The title of the offer, which is the text of the link and a heading of level 2. */
  readonly title: string;
  /** The address of the pack shot. An empty one shows a placeholder. */
  readonly image: string;
  /** The amount that the offer is for, in words, such as 'Pack of 2'. */
  readonly quantity: string;
  /** The maximum retail price of that amount, in rupees. It is struck through. */
  readonly mrpRupees: number;
  /** The discount in words, such as '25% off', on the ribbon. */
  readonly discountText: string;
  /** The price of the offer, in rupees, or in the main unit of the currency that `UiProvider` formats. */
  readonly amountRupees: number;
  /** The words before the terms. */
  readonly labels: {
    /** The visible word before the quantity. */
    readonly quantity: string;
    /** The visible word before the maximum retail price. */
    readonly mrp: string;
    /** The visible word before the discount. */
    readonly discount: string;
    /** The word before the price, for screen readers only. */
    readonly now: string;
  };
  /** The button at the end of the card, such as one that opens the offer. */
  readonly action: ReactNode;
}

/**
 * `OfferCard` is for an offer with its terms: an amount, a discount and a price. A product of a listing is a
 * `ProductCard`, and a discount without terms a `Badge`.
 *
 * The picture and the title are links. Screen readers and the Tab key skip the link of the picture, because the title
 * has the same one. The card is as wide as its parent; below 11rem, the picture is above the text.
 */
export function OfferCard(props: OfferCardProps) {
  const { href, to, state, title, image, quantity, mrpRupees, discountText, amountRupees, labels, action } = props;
  const link = { href, to, state };
  const money = useMoney();
  return (
    <div className={classes.frame}>
      <article className={classes.root}>
        <BaseLink className={classes.pictureLink} {...link} tabIndex={-1} aria-hidden>
          <ProductPicture src={image} alt="" />
        </BaseLink>
        <h2 className={classes.title} lang={useTitleLanguage()}>
          <BaseLink className={classes.titleLink} {...link}>
            {title}
          </BaseLink>
        </h2>
        <dl className={classes.facts}>
          <div className={classes.row}>
            <dt className={classes.term}>{labels.quantity}</dt>
            <dd>{quantity}</dd>
          </div>
          <div className={classes.row}>
            <dt className={classes.term}>{labels.mrp}</dt>
            <dd className={classes.mrp}>
              <del>{money(mrpRupees)}</del>
            </dd>
          </div>
          <div className={classes.ribbon}>
            <dt>{labels.discount}</dt>
            <dd>{discountText}</dd>
          </div>
          <div>
            <VisuallyHidden as="dt">{labels.now}</VisuallyHidden>
            <dd className={classes.price}>{money(amountRupees)}</dd>
          </div>
        </dl>
        {action}
      </article>
    </div>
  );
}

/**
 * `OfferCardSkeleton` is for the place of an `OfferCard` that loads, in the same size. Screen readers skip it, so put
 * one `LoadingText` on the screen too.
 */
export const OfferCardSkeleton = () => (
  <div className={classes.frame}>
    <article className={classes.root} aria-hidden>
      <div className={classes.pictureBox}>
        <Skeleton h="100%" />
      </div>
      <div className={classes.titleBox}>
        <Skeleton h="20px" w="90%" />
      </div>
      <div className={classes.factsBox}>
        <Skeleton h="20px" w="60%" />
        <Skeleton h="24px" w="80%" />
      </div>
      <Skeleton h="36px" />
    </article>
  </div>
);
