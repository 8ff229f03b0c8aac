import { UiLink } from '@niramaya/ui';
import { tile } from '../tile.recipe';
import { pictureTile } from './PictureTile.recipe';

const frame = tile({ interactive: true });
const classes = pictureTile();

export interface PictureTileProps {
  /** Address of the picture. */
  readonly img: string;
  /** The text of the link. */
  readonly name: string;
  /** The link target of the whole tile. */
  readonly href: string;
}

/** The tile of a health concern or of a featured brand: only picture and name, as one link (HOME-68, HOME-69). */
export const PictureTile = ({ img, name, href }: PictureTileProps) => (
  <article className={frame.root}>
    <div className={classes.inside}>
      <img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={classes.name}>
        <UiLink className={frame.link} href={href}>
          {name}
        </UiLink>
      </div>
    </div>
  </article>
);
