import type { HomeTile } from '@niramaya/contract';
import { Tile, TileLink } from '../Tile';
import { pictureTile } from './PictureTile.recipe';

const classes = pictureTile();

export const PictureTile = ({ img, name }: HomeTile) => (
  <Tile>
    <div className={classes.inside}>
      <img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={classes.name}>
        <TileLink>{name}</TileLink>
      </div>
    </div>
  </Tile>
);
