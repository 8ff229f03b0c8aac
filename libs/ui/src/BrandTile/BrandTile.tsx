import { PictureTile } from '../internal/PictureTile';

export interface BrandTileProps {
  /** Address of the emblem. */
  img: string;
  /** The name of the brand, which is the text of the link. */
  name: string;
  /** The link target of the whole tile. */
  href: string;
}

/** The tile of a featured brand: only picture and name (HOME-69). */
export const BrandTile = ({ img, name, href }: BrandTileProps) => (
  <PictureTile
    picture={<img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />}
    name={name}
    href={href}
  />
);
