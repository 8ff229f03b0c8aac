import { chakra } from '../theme/chakra';
import { BaseLink } from '../UiLink/LinkProvider';
import { button } from '../../styled-system/recipes';

/** A bare button and a bare link with the recipe of a button, for the components that are made of them. */
export const ButtonBox = chakra('button', button);
export const ButtonLinkBox = chakra(BaseLink, button);
