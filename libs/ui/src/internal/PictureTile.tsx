import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Tile, TileLink } from './tile';

/** From this width on the tile lies: picture beside name. */
const lying = '@container (min-width: 12rem)';

const Inside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    height: 'full',
    p: '4',
    textAlign: 'center',
    [lying]: { flexDirection: 'row', textAlign: 'start', gap: '4' },
  },
});

const Name = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    minHeight: '2.6em',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    [lying]: { minHeight: '0', alignContent: 'center', textStyle: 'title' },
  },
});

/** A tile that is a picture and a name, and one link. */
export const PictureTile = ({ picture, name, href }: { picture: ReactNode; name: string; href: string }) => (
  <Tile leads>
    <Inside>
      {picture}
      <Name>
        <TileLink href={href}>{name}</TileLink>
      </Name>
    </Inside>
  </Tile>
);
