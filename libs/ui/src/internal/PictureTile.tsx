import { pictureTileInside, pictureTileName } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Tile, TileLink } from './tile';

const Inside = chakra('div', pictureTileInside);

const Name = chakra('div', pictureTileName);

/** Renders a tile with a picture and a name, which is one link. */
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
