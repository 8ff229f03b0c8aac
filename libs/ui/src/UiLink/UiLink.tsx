import { link } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { BaseLink, type LinkProps } from './LinkProvider';

const Link = styled(BaseLink, link);

/** The props of `UiLink`: those of an anchor, and its look. */
export type UiLinkProps = LinkProps & {
  /** `inline` in running text, `quiet` in lists, `plain` for a link that a card or menu styles. @default 'plain' */
  variant?: 'plain' | 'inline' | 'quiet';
};

/**
 * `UiLink` is for every link except the main one of a screen, which is a `Button` with `href`. An action is a `Button`.
 *
 * `variant` is `inline` in running text, where the link is underlined, `quiet` in lists such as a footer, and `plain`,
 * the default, for a link that a card or menu styles. The text names the target.
 */
export const UiLink = (props: UiLinkProps) => <Link {...props} />;
