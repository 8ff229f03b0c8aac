import { link, type LinkVariantProps } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { BaseLink, type LinkProps } from './LinkProvider';

const Link = styled(BaseLink, link);

/**
 * A link that the app's router renders, if there is a router. The variant `plain` has no style of its own (cards,
 * menus). The variant `inline` is for running text. The variant `quiet` is for lists of links such as a footer.
 */
export const UiLink = (props: LinkProps & LinkVariantProps) => <Link {...props} />;
