import { chakra } from '../theme/chakra';
import { Skeleton } from '../Skeleton/Skeleton';
import { OfferCardBox } from './OfferCard';

/** The room of an offer that is on its way. */
export const OfferCardSkeleton = () => (
  <OfferCardBox aria-hidden="true">
    <chakra.div maxW="[200px]" w="full" mx="[auto]" aspectRatio="1">
      <Skeleton h="100%" />
    </chakra.div>
    <chakra.div minH="[2lh]">
      <Skeleton h="20px" w="90%" />
    </chakra.div>
    <chakra.div display="grid" gap="3">
      {['60%', '50%', '55%', '70%'].map((width) => (
        <Skeleton key={width} h="20px" w={width} />
      ))}
    </chakra.div>
    <Skeleton h="44px" />
  </OfferCardBox>
);
