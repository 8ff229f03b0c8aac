import {
  productTileDelivery,
  productTileFoot,
  productTileInside,
  productTileName,
  productTilePicture,
  productTileSmall,
  productTileWords,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { HomeProduct } from '@niramaya/contract';
import { QualityMarks, type QualityLabels } from '../internal/QualityMarks';
import { Tile, TileLink } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';

export interface ProductTileProps {
  /** Its `detail` is the rating. */
  product: HomeProduct;
  /** The link target. */
  href: string;
  /** The texts around the price, the marks and the day of delivery. */
  labels: QualityLabels & {
    price: PriceProps['labels'];
    /** 'Delivery by' */
    delivery: string;
  };
  /**
   * The day of the delivery line. `null` reserves the line's room until the day is known. Without the prop, there is no
   * line.
   */
  deliveryDay?: string | null;
}

const Inside = chakra('div', productTileInside);

const Picture = chakra('img', productTilePicture);

const Words = chakra('div', productTileWords);

const Name = chakra('h3', productTileName);

const Small = chakra('p', productTileSmall);

/** The longest day takes two lines in the narrowest tile. */
const Delivery = chakra('p', productTileDelivery);

const Foot = chakra('div', productTileFoot);

/** Wraps a date only after the weekday: `Wednesday, 30 September 2026`. */
function Day({ children }: { children: string }) {
  const [weekday, ...date] = children.split(', ');
  return (
    <b>
      <span>{date.length > 0 ? `${weekday},` : weekday}</span> <span>{date.join(', ')}</span>
    </b>
  );
}

/** The tile of a product on the home screen. The whole tile is one link (HOME-45 to HOME-51, HOME-70 to HOME-76). */
export function ProductTile({ product, href, labels, deliveryDay }: ProductTileProps) {
  return (
    <Tile leads>
      <Inside>
        <Picture src={product.img} alt="" htmlWidth={128} htmlHeight={128} loading="lazy" decoding="async" />
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
                  <span>{labels.delivery}</span> <Day>{deliveryDay}</Day>
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
