import { link, type LinkVariantProps } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { BaseLink, type LinkProps } from './LinkProvider';

const Link = styled(BaseLink, link);

/**
 * `UiLink` is for every link except the main one of a screen, which is a `Button` with `href`. An action is a `Button`.
 *
 * `variant` is `inline` in running text, where the link is underlined, `quiet` in lists such as a footer, and `plain`,
 * the default, for a link that a card or menu styles. The text names the target.
 */
export const UiLink = (props: LinkProps & LinkVariantProps) => <Link {...props} />;
