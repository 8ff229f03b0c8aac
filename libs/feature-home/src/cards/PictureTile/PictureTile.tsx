import type { HomeTile } from '@niramaya/contract';
import { Tile, TileLink } from '../Tile';
import { pictureTile } from './PictureTile.recipe';

const classes = pictureTile();

/** PictureTile is for a health concern or a featured brand: an emblem and a name, with a link to the medicines. */
export const PictureTile = ({ img, name }: HomeTile) => (
  <Tile>
    <div className={classes.inside}>
      <img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={classes.name}>
        <TileLink topic={name}>{name}</TileLink>
      </div>
    </div>
  </Tile>
);
