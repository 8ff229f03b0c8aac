import { offerCard } from './OfferCard.recipe';
import { Grid, styled } from '@niramaya/ui/styled';
import { Skeleton } from '@niramaya/ui';

const classes = offerCard();

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
