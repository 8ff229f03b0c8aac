import { PictureTile } from '../internal/PictureTile';

export interface BrandTileProps {
  /** Address of the emblem. */
  img: string;
  name: string;
  href: string;
}

/** A featured brand: picture and name, nothing else (HOME-69). */
export const BrandTile = ({ img, name, href }: BrandTileProps) => (
  <PictureTile
    picture={<img src={img} alt="" width={72} height={72} loading="lazy" decoding="async" />}
    name={name}
    href={href}
  />
);
