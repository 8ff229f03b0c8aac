import { styled } from '../theme/styled';
import { BaseLink } from '../UiLink/LinkProvider';
import { button } from '../../styled-system/recipes';

/** A plain button and a plain link with the button recipe, for components that are built from them. */
export const ButtonBox = styled('button', button);
export const ButtonLinkBox = styled(BaseLink, button);
