import { concernTileRound } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ConcernIcon, type ConcernName } from '../art/ConcernIcon/ConcernIcon';
import { PictureTile } from '../internal/PictureTile';

export interface ConcernTileProps {
  /** Which picture. */
  img: ConcernName;
  name: string;
  href: string;
}

const Round = chakra('span', concernTileRound);

/** A health concern: picture and name, nothing else (HOME-68). */
export const ConcernTile = ({ img, name, href }: ConcernTileProps) => (
  <PictureTile
    picture={
      <Round>
        <ConcernIcon name={img} size={44} />
      </Round>
    }
    name={name}
    href={href}
  />
);
