import { offerCard } from './OfferCard.recipe';
import { styled } from '@niramaya/ui/styled';
import { BaseLink, Button, ProductPicture, useMoney, VisuallyHidden } from '@niramaya/ui';

const classes = offerCard();

export interface OfferCardProps {
  /** Address of the picture. */
  readonly image: string;
  /** Name of the offer. */
  readonly title: string;
  /** The quantity, shown under the label Quantity. `status` is the API's own name for it (OFFERS-07). */
  readonly status: string;
  /** The MRP in rupees (OFFERS-08). */
  readonly strike: number;
  /** The discount in words (OFFERS-09). */
  readonly off: string;
  /** The price in rupees (OFFERS-10). */
  readonly price: number;
  /** The link target. */
  readonly href: string;
  /** The router state for the page at `href`, see `LinkProps`. */
  readonly state?: unknown;
  /** The texts around the price and the button. */
  readonly words: {
    readonly quantity: string;
    readonly mrp: string;
    readonly discounts: string;
    readonly now: string;
    readonly view: string;
    readonly viewLabel: (title: string) => string;
  };
}

/**
 * The card of one offer: picture, title, quantity, MRP, discount and price. Picture, title and VIEW link to the shop
 * (OFFERS-03 to OFFERS-10).
 */
export function OfferCard({ image, title, status, strike, off, price, href, state, words }: OfferCardProps) {
  const money = useMoney();
  return (
    <article className={classes.box}>
      {/* The title is the link for screen readers. Tab skips the link of the picture. */}
      <BaseLink className={classes.pictureLink} href={href} state={state} tabIndex={-1} aria-hidden>
        <ProductPicture src={image} alt="" />
      </BaseLink>
      <styled.h2 fontWeight="semibold" overflowWrap="anywhere" minH="[2lh]">
        <BaseLink className={classes.titleLink} href={href} state={state}>
          {title}
        </BaseLink>
      </styled.h2>
      <dl className={classes.facts}>
        <div className={classes.row}>
          <dt className={classes.term}>{words.quantity}</dt>
          <dd>{status}</dd>
        </div>
        <div className={classes.row}>
          <dt className={classes.term}>{words.mrp}</dt>
          <styled.dd fontVariantNumeric="tabular-nums">
            <styled.del color="fg.muted">{money(strike)}</styled.del>
          </styled.dd>
        </div>
        <div className={classes.ribbon}>
          <dt>{words.discounts}</dt>
          <dd>{off}</dd>
        </div>
        <div>
          <VisuallyHidden as="dt">{words.now}</VisuallyHidden>
          <dd className={classes.price}>{money(price)}</dd>
        </div>
      </dl>
      <Button href={href} state={state} variant="outline" size="sm" fullWidth aria-label={words.viewLabel(title)}>
        {words.view}
      </Button>
    </article>
  );
}
