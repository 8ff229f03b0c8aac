import { chakra } from '../theme/chakra';
import { Skeleton } from '../Skeleton/Skeleton';
import { ActionLine, Card, Facts, Meta, PictureBox, PriceLine, Title, Words } from './ProductCard.parts';

/** Stands where a `ProductCard` with two buttons will be, at exactly its size. Hidden from screen readers. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <PictureBox />
      <Words>
        <Meta>
          <Skeleton w="5rem" h="0.875rem" />
          <Skeleton w="2.5rem" h="0.875rem" />
        </Meta>
        <Title>
          <Skeleton w="100%" h="0.875rem" />
          <Skeleton w="70%" h="0.875rem" />
        </Title>
        <Facts as="div">
          <Skeleton w="60%" h="0.75rem" />
        </Facts>
        <PriceLine>
          <Skeleton w="6rem" h="1.5rem" />
        </PriceLine>
      </Words>
      <ActionLine>
        <Skeleton w="100%" h="2.25rem" radius="control" />
        {/* On a telephone the second button stands below the first. */}
        <chakra.div hideFrom="sm" display="grid" justifyItems="center" pt="1">
          <Skeleton w="2.25rem" h="2.25rem" radius="pill" />
        </chakra.div>
      </ActionLine>
    </Card>
  );
}
