import { chakra } from '../theme/chakra';
import { Skeleton } from '../Skeleton/Skeleton';
import { OfferCardBox } from './OfferCard';

/** The skeleton of an offer while it loads. */
export const OfferCardSkeleton = () => (
  <OfferCardBox aria-hidden="true">
    <chakra.div w="full" aspectRatio="1">
      <Skeleton h="100%" />
    </chakra.div>
    <chakra.div minH="[2lh]">
      <Skeleton h="20px" w="90%" />
    </chakra.div>
    <chakra.div display="grid" gap="3" alignContent="end">
      <Skeleton h="20px" w="60%" />
      <Skeleton h="24px" w="80%" />
    </chakra.div>
    <Skeleton h="36px" />
  </OfferCardBox>
);
