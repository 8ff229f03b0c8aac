import { styled } from '../theme/styled';
import { BaseLink } from '../UiLink/LinkProvider';
import { button } from '../../styled-system/recipes';

export const ButtonBox = styled('button', button);
export const ButtonLinkBox = styled(BaseLink, button);
