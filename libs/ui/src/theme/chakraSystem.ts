import { createSystem } from '@chakra-ui/react';
import { overlayRecipe } from '../overlay/overlay.recipe';
import { base } from './base';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens';

/**
 * The theme of what opens on demand, which Chakra's own components render: our tokens, conditions and style properties,
 * and a slot recipe for each of Chakra's components that we use. It travels with them, so that no page carries it.
 */
export const chakraSystem = createSystem(base, {
  preflight: false,
  // Before the rules of the page, which are in layers: what these components look like is said here alone.
  disableLayers: true,
  cssVarsPrefix: 'n',
  cssVarsRoot: ':where(html)',
  theme: {
    tokens,
    semanticTokens,
    breakpoints,
    textStyles,
    slotRecipes: { dialog: overlayRecipe, drawer: overlayRecipe },
  },
});
