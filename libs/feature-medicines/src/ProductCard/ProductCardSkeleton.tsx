import { productCard } from './ProductCard.recipe';
import { styled } from '@niramaya/ui/styled';
import { Skeleton } from '@niramaya/ui';

const classes = productCard();

/**
 * The skeleton of a `ProductCard` with an action and small buttons, at exactly its size. It is hidden from screen
 * readers.
 */
export function ProductCardSkeleton() {
  return (
    <article className={classes.root} aria-hidden>
      <div className={classes.pictureBox} />
      <div className={classes.words}>
        <div className={classes.meta}>
          <Skeleton w="5rem" h="0.875rem" />
          <Skeleton w="2.5rem" h="0.875rem" />
        </div>
        <h3 className={classes.title}>
          <Skeleton w="100%" h="0.875rem" />
          <Skeleton w="70%" h="0.875rem" />
        </h3>
        <div className={classes.facts}>
          <Skeleton w="60%" h="0.75rem" />
        </div>
        <div className={classes.priceLine}>
          <Skeleton w="6rem" h="1.5rem" />
        </div>
      </div>
      <div className={classes.actionLine}>
        <Skeleton w="100%" h="2.25rem" radius="control" />
      </div>
      {/* On a mobile, the small buttons are below the picture. */}
      <styled.div hideFrom="sm">
        <div className={classes.corner}>
          <Skeleton w="2.25rem" h="2.25rem" radius="pill" />
        </div>
      </styled.div>
    </article>
  );
}
