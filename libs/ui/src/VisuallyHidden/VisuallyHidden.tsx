import { visuallyHidden } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** Words for screen readers alone. */
export const VisuallyHidden = chakra('span', visuallyHidden);
