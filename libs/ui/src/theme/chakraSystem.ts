import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { overlayRecipe } from '../overlay/overlay.recipe';
import { conditions } from './conditions';
import { breakpoints, layerStyles, semanticTokens, textStyles, tokens } from './tokens';

/**
 * The Chakra theme of what opens on demand, which Chakra's own components render. It has our tokens, conditions and
 * style properties, and a slot recipe for each Chakra component that we use. It is loaded with these components, so no
 * page loads it at the start.
 */
export const chakraSystem = createSystem(defaultBaseConfig, {
  conditions,
  preflight: false,
  // Unlayered rules override the rules of the page, which are in layers. Only these rules style these components.
  disableLayers: true,
  cssVarsPrefix: 'n',
  cssVarsRoot: ':where(html)',
  theme: {
    tokens,
    semanticTokens,
    breakpoints,
    textStyles,
    layerStyles,
    slotRecipes: { dialog: overlayRecipe, drawer: overlayRecipe },
  },
});
