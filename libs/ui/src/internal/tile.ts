import { tile, tileLink } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { UiLink } from '../UiLink/UiLink';

/** The base of the cards on the home screen. Their inner layout follows their own width, which the carousel sets. */
export const Tile = chakra('article', tile);

/** The only link of a card. Its text is the name, but the whole card is clickable. */
export const TileLink = chakra(UiLink, tileLink);
