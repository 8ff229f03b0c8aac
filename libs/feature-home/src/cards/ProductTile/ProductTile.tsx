import { productTile } from './ProductTile.recipe';
import type { HomeProduct } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { QualityMarks } from '../QualityMarks';
import { Price } from '@niramaya/ui';
import { Tile, TileLink } from '../Tile';

const classes = productTile();

interface ProductTileProps {
  /** The field `detail` has the rating as text (requirement AMB-06 in `docs/requirements.md`). Prices are in rupees. */
  product: HomeProduct;
  /** The delivery day in words, such as 'Tuesday, 3 February 2026'. While it is null, its space is reserved. */
  deliveryDay: string | null;
}

/**
 * Renders a day such as 'Wednesday, 30 September 2026' so that it wraps after the weekday and never inside the date.
 */
function Day({ children }: { children: string }) {
  const [weekday, ...date] = children.split(', ');
  return (
    <span className={classes.day}>
      <span>{`${weekday},`}</span> <span>{date.join(', ')}</span>
    </span>
  );
}

/**
 * ProductTile is for a homeopathy product in a carousel of the home screen. The shop does not sell it, which the tile
 * states above the day and the price, because both are examples. It links to the medicines, which then begin with a
 * box about this product.
 */
export function ProductTile({ product, deliveryDay }: ProductTileProps) {
  return (
    <Tile>
      <div className={classes.inside}>
        <img
          className={classes.picture}
          src={product.img}
          alt=""
          width={128}
          height={128}
          loading="lazy"
          decoding="async"
        />
        <div className={classes.words}>
          <h3 className={classes.name}>
            <TileLink topic={product.name}>{product.name}</TileLink>
          </h3>
          <p className={classes.small}>{product.desc}</p>
          <QualityMarks rating={Number(product.detail)} />
          <p className={classes.note}>{homeCopy.card.notOnSale}</p>
          <p className={classes.delivery}>
            {deliveryDay && (
              <>
                <span>{homeCopy.card.delivery}</span> <Day>{deliveryDay}</Day>
              </>
            )}
          </p>
          <div className={classes.foot}>
            <Price
              amountRupees={product.price}
              mrpRupees={product.O_price}
              discountText={product.discount}
              labels={homeCopy.card.price}
            />
          </div>
        </div>
      </div>
    </Tile>
  );
}
