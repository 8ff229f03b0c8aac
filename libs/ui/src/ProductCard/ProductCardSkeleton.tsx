import { chakra } from '../theme/chakra';
import { Skeleton } from '../Skeleton/Skeleton';
import { ActionLine, Card, Corner, Facts, Meta, PictureBox, PriceLine, Title, Words } from './ProductCard.parts';

/**
 * The skeleton of a `ProductCard` with an action and small buttons, at exactly its size. It is hidden from screen
 * readers.
 */
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
      </ActionLine>
      {/* On a mobile, the small buttons are below the picture. */}
      <chakra.div hideFrom="sm">
        <Corner>
          <Skeleton w="2.25rem" h="2.25rem" radius="pill" />
        </Corner>
      </chakra.div>
    </Card>
  );
}
