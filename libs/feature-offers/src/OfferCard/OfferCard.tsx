import { offerCard } from './OfferCard.recipe';
import { styled } from '@niramaya/ui/styled';
import { offersCopy } from '@niramaya/contract/copy/offers';
import { BaseLink, Button, ProductPicture, useCopy, useMoney, VisuallyHidden } from '@niramaya/ui';

const classes = offerCard();

export interface OfferCardProps {
  readonly image: string;
  readonly title: string;
  /** The quantity, under the API's own name. */
  readonly status: string;
  /** The MRP in rupees. */
  readonly strike: number;
  /** The discount in words. */
  readonly off: string;
  /** In rupees. */
  readonly price: number;
  readonly href: string;
  /** Router state, see `LinkProps`. */
  readonly state?: unknown;
}

export function OfferCard({ image, title, status, strike, off, price, href, state }: OfferCardProps) {
  const copy = useCopy(offersCopy);
  const money = useMoney();
  return (
    <article className={classes.box}>
      {/* Screen readers and Tab use the title's link. */}
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
          <dt className={classes.term}>{copy.quantity}</dt>
          <dd>{status}</dd>
        </div>
        <div className={classes.row}>
          <dt className={classes.term}>{copy.mrp}</dt>
          <styled.dd fontVariantNumeric="tabular-nums">
            <styled.del color="fg.muted">{money(strike)}</styled.del>
          </styled.dd>
        </div>
        <div className={classes.ribbon}>
          <dt>{copy.discounts}</dt>
          <dd>{off}</dd>
        </div>
        <div>
          <VisuallyHidden as="dt">{copy.now}</VisuallyHidden>
          <dd className={classes.price}>{money(price)}</dd>
        </div>
      </dl>
      <Button href={href} state={state} variant="outline" size="sm" fullWidth aria-label={copy.viewLabel(title)}>
        {copy.view}
      </Button>
    </article>
  );
}
