import { chakra } from '../theme/chakra';
import type { TopBrand } from '@niramaya/contract';
import { Tile, TileLink } from '../internal/tile';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { Skeleton } from '../Skeleton/Skeleton';

export interface TopBrandCardProps {
  brand: TopBrand;
  href: string;
  /** The level of the name's heading. @default 3 */
  level?: 2 | 3;
}

const Inside = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full', p: '3' },
});
const PictureBox = chakra('div', {
  base: { height: '9rem', p: '2', overflow: 'hidden', borderRadius: 'control', bg: 'bg.subtle' },
});
const Words = chakra('div', {
  base: { display: 'grid', alignContent: 'start', gap: '1', minHeight: '4.5rem', px: '1' },
});
const Name = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug' } });
const Text = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', textWrap: 'pretty' } });

/** A top brand as the server lists it: image, name and description (HOME-53). */
export const TopBrandCard = ({ brand, href, level = 3 }: TopBrandCardProps) => (
  <Tile leads>
    <Inside>
      <PictureBox>
        <ProductPicture src={brand.img} alt="" sizePx={240} />
      </PictureBox>
      <Words>
        <Name as={`h${level}`}>
          <TileLink href={href}>{brand.name}</TileLink>
        </Name>
        <Text>{brand.description}</Text>
      </Words>
    </Inside>
  </Tile>
);

/** Stands where a `TopBrandCard` will be, at its size. Hidden from screen readers. */
export const TopBrandCardSkeleton = () => (
  <Tile aria-hidden>
    <Inside>
      <PictureBox />
      <Words>
        <Skeleton w="60%" h="1.125rem" />
        <Skeleton w="90%" h="0.875rem" />
        <Skeleton w="50%" h="0.875rem" />
      </Words>
    </Inside>
  </Tile>
);
