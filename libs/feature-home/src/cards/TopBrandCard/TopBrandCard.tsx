import { tile } from '../tile.recipe';
import { topBrandCard } from './TopBrandCard.recipe';
import type { TopBrand } from '@niramaya/contract';
import { ProductPicture, Skeleton, UiLink } from '@niramaya/ui';

const frame = tile({ interactive: true });
const classes = topBrandCard();

export interface TopBrandCardProps {
  brand: TopBrand;
  href: string;
  /** The level of the name's heading. @default 3 */
  level?: 2 | 3;
}

export function TopBrandCard({ brand, href, level = 3 }: TopBrandCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={frame.root}>
      <div className={classes.inside}>
        <div className={classes.pictureBox}>
          <ProductPicture src={brand.img} alt="" sizePx={240} />
        </div>
        <div className={classes.words}>
          <Heading className={classes.name}>
            <UiLink className={frame.link} href={href}>
              {brand.name}
            </UiLink>
          </Heading>
          <p className={classes.text}>{brand.description}</p>
        </div>
      </div>
    </article>
  );
}

export const TopBrandCardSkeleton = () => (
  <article className={tile().root} aria-hidden>
    <div className={classes.inside}>
      <div className={classes.pictureBox} />
      <div className={classes.words}>
        <Skeleton w="60%" h="1.125rem" />
        <Skeleton w="90%" h="0.875rem" />
        <Skeleton w="50%" h="0.875rem" />
      </div>
    </div>
  </article>
);
