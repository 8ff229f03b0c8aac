import { paths, type HomeTile } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';
import { frame } from '../tile.recipe';
import { pictureTile } from './PictureTile.recipe';

const classes = pictureTile();

export const PictureTile = ({ img, name }: HomeTile) => (
  <article className={frame.root}>
    <div className={classes.inside}>
      <img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={classes.name}>
        <UiLink className={frame.link} href={paths.medicines}>
          {name}
        </UiLink>
      </div>
    </div>
  </article>
);
