import { pictureTile, tile } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { UiLink } from '../UiLink/UiLink';

const frame = tile({ interactive: true });
const classes = pictureTile();

/** Renders a tile with a picture and a name, which is one link. */
export const PictureTile = ({ picture, name, href }: { picture: ReactNode; name: string; href: string }) => (
  <article className={frame.root}>
    <div className={classes.inside}>
      {picture}
      <div className={classes.name}>
        <UiLink className={frame.link} href={href}>
          {name}
        </UiLink>
      </div>
    </div>
  </article>
);
