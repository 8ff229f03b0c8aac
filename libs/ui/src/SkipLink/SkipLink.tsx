import { skipLink } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

/**
 * The skip link: the first stop of the Tab key. It jumps past the top bar and is visible only while it has the focus.
 */
export const SkipLink = styled('a', skipLink);
