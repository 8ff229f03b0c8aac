import { chakra } from '../theme/chakra';
import { BaseLink } from '../UiLink/LinkProvider';
import { button } from '../../styled-system/recipes';

/** A plain button and a plain link with the button recipe, for components that are built from them. */
export const ButtonBox = chakra('button', button);
export const ButtonLinkBox = chakra(BaseLink, button);
