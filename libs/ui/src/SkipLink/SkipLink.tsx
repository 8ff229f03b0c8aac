import { skipLink } from '../../styled-system/recipes';
import { styled } from '../theme/styled';

/** The first stop of the Tab key. */
export const SkipLink = styled('a', skipLink);
