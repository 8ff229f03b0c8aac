import { chakra } from '../theme/chakra';

/** The page's column: 1240 px at most, with a margin that grows with the screen. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6', lg: '8' } },
});
