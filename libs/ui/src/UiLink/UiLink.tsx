import { link } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { BaseLink } from './LinkProvider';

/**
 * A link that the app's router renders, if there is a router. The variant `plain` has no style of its own (cards,
 * menus). The variant `inline` is for running text. The variant `quiet` is for lists of links such as a footer.
 */
export const UiLink = chakra(BaseLink, link);
