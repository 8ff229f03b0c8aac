import { styled } from '@niramaya/ui/styled';
import type { TopBrand } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { languageCopy } from '@niramaya/copy/language';
import { ProductPicture, Skeleton } from '@niramaya/ui';
import { Tile, TileLink } from '../Tile';

/** The condition of a card that is alone in its carousel, as on a phone. Its picture is left of the words. */
const alone = '@container (min-width: 16rem)';

const Inside = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    p: '3',
    _phone: { [alone]: { flexDirection: 'row', alignItems: 'center' } },
  },
});
const PictureBox = styled('div', {
  base: {
    height: '[9rem]',
    _phone: { [alone]: { flex: '[0 0 7.5rem]', height: '[6rem]' } },
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '& img': { objectFit: 'cover' },
  },
});
const Words = styled('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    minHeight: '[4.5rem]',
    px: { base: '1', _largeText: '0' },
    _phone: { [alone]: { flex: '1', minWidth: '0', px: '0', alignContent: 'center' } },
  },
});

interface TopBrandCardProps {
  brand: TopBrand;
  /** The level of the heading. @default 3 */
  level?: 2 | 3;
}

/**
 * TopBrandCard is for a brand with a picture and a description. It links to the medicines, which then offer the
 * products of the brand: `TileLink` passes the name of the brand on.
 */
export function TopBrandCard({ brand, level = 3 }: TopBrandCardProps) {
  const Heading = styled[`h${level}`];
  // A description that the shop does not translate stays the same, and is in the language of the API.
  const description = homeCopy.brand(brand.description);
  return (
    <Tile>
      <Inside>
        <PictureBox>
          <ProductPicture src={brand.img} alt="" sizePx={240} />
        </PictureBox>
        <Words>
          <Heading textStyle="lead" fontWeight="semibold" lineHeight="snug">
            <TileLink topic={brand.name}>{brand.name}</TileLink>
          </Heading>
          <styled.p
            lang={description === brand.description ? languageCopy.apiLanguage : undefined}
            textStyle="caption"
            color="fg.muted"
            textWrap="[pretty]"
          >
            {description}
          </styled.p>
        </Words>
      </Inside>
    </Tile>
  );
}

/** TopBrandCardSkeleton is a grey card of the same size, for a list that loads. */
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
