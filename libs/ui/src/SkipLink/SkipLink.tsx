import { skipLink } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** The first stop of the Tab key: leads past the top bar. Seen only while it has the focus. */
export const SkipLink = chakra('a', skipLink);
