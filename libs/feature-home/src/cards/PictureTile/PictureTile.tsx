import { UiLink } from '@niramaya/ui';
import { frame } from '../tile.recipe';
import { pictureTile } from './PictureTile.recipe';

const classes = pictureTile();

export interface PictureTileProps {
  readonly img: string;
  readonly name: string;
  readonly href: string;
}

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
