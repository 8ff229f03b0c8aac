import { chakra } from '@chakra-ui/react';

/** Words for screen readers alone. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
