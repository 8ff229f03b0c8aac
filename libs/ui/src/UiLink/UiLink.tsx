import { link, type LinkVariantProps } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { BaseLink, type LinkProps } from './LinkProvider';

const Link = styled(BaseLink, link);

/** A link: `inline` for running text, `quiet` for lists. */
export const UiLink = (props: LinkProps & LinkVariantProps) => <Link {...props} />;
