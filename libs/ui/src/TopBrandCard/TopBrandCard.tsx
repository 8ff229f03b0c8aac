import {
  topBrandCardInside,
  topBrandCardName,
  topBrandCardPictureBox,
  topBrandCardText,
  topBrandCardWords,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { TopBrand } from '@niramaya/contract';
import { Tile, TileLink } from '../internal/tile';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { Skeleton } from '../Skeleton/Skeleton';

export interface TopBrandCardProps {
  /** The name, image and description of the brand. */
  brand: TopBrand;
  /** The link target of the whole card. */
  href: string;
  /** The level of the name's heading. @default 3 */
  level?: 2 | 3;
}

const Inside = chakra('div', topBrandCardInside);
const PictureBox = chakra('div', topBrandCardPictureBox);
const Words = chakra('div', topBrandCardWords);
const Name = chakra('h3', topBrandCardName);
const Text = chakra('p', topBrandCardText);

/** Renders a top brand from the server's list: image, name and description (HOME-53). */
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

/** Renders a placeholder for a `TopBrandCard`, in the same size. It is hidden from screen readers. */
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
