import { chakra } from '../theme/chakra';
import { BaseLink } from '../UiLink/LinkProvider';
import { buttonRecipe } from './Button.recipe';

/** A bare button and a bare link in the dress of `buttonRecipe`, for the components that are made of them. */
export const ButtonBox = chakra('button', buttonRecipe);
export const ButtonLinkBox = chakra(BaseLink, buttonRecipe);
