import { visuallyHidden } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** Text for screen readers only. */
export const VisuallyHidden = chakra('span', visuallyHidden);
