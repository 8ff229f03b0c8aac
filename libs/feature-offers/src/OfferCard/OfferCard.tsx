import { offerCard } from './OfferCard.recipe';
import { Grid, styled } from '@niramaya/ui/styled';
import { linkToOffer, type Offer } from '@niramaya/contract';
import { offersCopy } from '@niramaya/copy/offers';
import { BaseLink, Button, ProductPicture, Skeleton, useMoney, VisuallyHidden } from '@niramaya/ui';

const classes = offerCard();

/** OfferCard is for one offer, with prices in rupees. Its links open the listing with the offer above the products. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const { image, title, status, strike, off, price } = offer;
  const link = linkToOffer(offer);
  const money = useMoney();
  return (
    <article className={classes.box}>
      {/* Screen readers and the Tab key skip the link of the picture, because the title has the same one. */}
      <BaseLink className={classes.pictureLink} {...link} tabIndex={-1} aria-hidden>
        <ProductPicture src={image} alt="" />
      </BaseLink>
      <styled.h2 fontWeight="semibold" overflowWrap="anywhere" minH="[2lh]">
        <BaseLink className={classes.titleLink} {...link}>
          {title}
        </BaseLink>
      </styled.h2>
      <dl className={classes.facts}>
        <div className={classes.row}>
          <dt className={classes.term}>{offersCopy.quantity}</dt>
          <dd>{status}</dd>
        </div>
        <div className={classes.row}>
          <dt className={classes.term}>{offersCopy.mrp}</dt>
          <styled.dd fontVariantNumeric="tabular-nums">
            <styled.del color="fg.muted">{money(strike)}</styled.del>
          </styled.dd>
        </div>
        <div className={classes.ribbon}>
          <dt>{offersCopy.discounts}</dt>
          <dd>{off}</dd>
        </div>
        <div>
          <VisuallyHidden as="dt">{offersCopy.now}</VisuallyHidden>
          <dd className={classes.price}>{money(price)}</dd>
        </div>
      </dl>
      <Button {...link} variant="outline" size="sm" fullWidth aria-label={offersCopy.viewLabel(title)}>
        {offersCopy.view}
      </Button>
    </article>
  );
}

/** OfferCardSkeleton is a grey card of the same size, for an offer that loads. */
export const OfferCardSkeleton = () => (
  <article className={classes.box} aria-hidden="true">
    <styled.div w="full" aspectRatio="1">
      <Skeleton h="100%" />
    </styled.div>
    <styled.div minH="[2lh]">
      <Skeleton h="20px" w="90%" />
    </styled.div>
    <Grid gap="3" alignContent="end">
      <Skeleton h="20px" w="60%" />
      <Skeleton h="24px" w="80%" />
    </Grid>
    <Skeleton h="36px" />
  </article>
);
