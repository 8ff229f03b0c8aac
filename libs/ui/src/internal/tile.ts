import { tile, tileLink } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { UiLink } from '../UiLink/UiLink';

/** The ground of the home screen's cards. Their inner layout follows their own width, which the carousel sets. */
export const Tile = chakra('article', tile);

/** The one link of a card: its box is the name, what can be pressed is the whole card. */
export const TileLink = chakra(UiLink, tileLink);
