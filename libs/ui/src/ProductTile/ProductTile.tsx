import { chakra } from '../theme/chakra';
import type { HomeProduct } from '@niramaya/contract';
import { DrawnPicture } from '../internal/DrawnPicture';
import { QualityMarks, type QualityLabels } from '../internal/QualityMarks';
import { Tile, TileLink } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';

export interface ProductTileProps {
  /** Its `detail` is the rating. */
  product: HomeProduct;
  href: string;
  labels: QualityLabels & {
    price: PriceProps['labels'];
    /** 'Delivery by' */
    delivery: string;
  };
  /** The day of the delivery line; `null` keeps the line's room until the day is known, left out there is no line. */
  deliveryDay?: string | null;
}

/** Up to this width texts break early, and their lines are reserved so that those of neighbours line up. */
const narrow = '@container (max-width: 11rem)';
/** From this width on the tile lies: picture beside words. */
const lying = '@container (min-width: 17rem)';

const Inside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '3',
    height: 'full',
    p: '3',
    [lying]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gridTemplateRows: 'auto', gap: '4' },
  },
});

const Words = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' } });

const Name = chakra('h3', {
  base: {
    fontWeight: 'semibold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    [narrow]: { minHeight: '2.6em' },
  },
});

const Small = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** The longest day takes two lines in the narrowest tile. */
const Delivery = chakra('p', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    minHeight: '2.8em',
    [narrow]: { minHeight: '4.2em' },
    '& b': { display: 'block', fontWeight: 'medium', color: 'fg' },
  },
});

const Foot = chakra('div', { base: { marginTop: 'auto', [narrow]: { minHeight: '5.5rem' } } });

/** A product of the home screen; the whole tile is one link (HOME-45 to HOME-51, HOME-70 to HOME-76). */
export function ProductTile({ product, href, labels, deliveryDay }: ProductTileProps) {
  return (
    <Tile leads>
      <Inside>
        <DrawnPicture src={product.img} width={128} height={128} />
        <Words>
          <Name>
            <TileLink href={href}>{product.name}</TileLink>
          </Name>
          <Small>{product.desc}</Small>
          <QualityMarks rating={Number(product.detail)} labels={labels} />
          {deliveryDay !== undefined && (
            <Delivery>
              {deliveryDay && (
                <>
                  {labels.delivery} <b>{deliveryDay}</b>
                </>
              )}
            </Delivery>
          )}
          <Foot>
            <Price
              amountRupees={product.price}
              mrpRupees={product.O_price}
              discountText={product.discount}
              labels={labels.price}
            />
          </Foot>
        </Words>
      </Inside>
    </Tile>
  );
}
