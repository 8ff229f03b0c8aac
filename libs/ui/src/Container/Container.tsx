import { container } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** The page's column: 1240 px at most, with a margin that grows with the screen. */
export const Container = chakra('div', container);
