import { container } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** The centred column of a page. It is 1240 px wide at most, and its margin grows with the screen. */
export const Container = chakra('div', container);
