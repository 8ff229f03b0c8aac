import { ConcernArt, type ConcernName } from '../art/ConcernArt/ConcernArt';
import { PictureTile } from '../internal/PictureTile';

export interface ConcernTileProps {
  /** The name of the picture. */
  img: ConcernName;
  /** The name of the concern, which is the text of the link. */
  name: string;
  /** The link target of the whole tile. */
  href: string;
}

/** The tile of a health concern: only picture and name (HOME-68). */
export const ConcernTile = ({ img, name, href }: ConcernTileProps) => (
  <PictureTile picture={<ConcernArt name={img} />} name={name} href={href} />
);
