import { chakra } from '../theme/chakra';

/** Words for screen readers alone. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
