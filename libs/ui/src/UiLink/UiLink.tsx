import { link } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { BaseLink } from './LinkProvider';

/**
 * A link, rendered by the app's router where there is one. `plain` has no style of its own (cards, menus), `inline` stands in running
 * text, `quiet` in lists of links such as a footer.
 */
export const UiLink = chakra(BaseLink, link);
