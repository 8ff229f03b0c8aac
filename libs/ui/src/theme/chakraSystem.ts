import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { overlayRecipe } from '../overlay/overlay.recipe';
import { conditions } from './conditions';
import * as theme from './tokens';

/**
 * The theme of the components that Chakra itself renders: our tokens, conditions and recipes. It is loaded with the
 * first overlay, and not with the page.
 */
export const chakraSystem = createSystem(defaultBaseConfig, {
  conditions,
  preflight: false,
  // Chakra's rules are outside of all cascade layers, so that they override the page's layered rules.
  disableLayers: true,
  cssVarsPrefix: 'n',
  cssVarsRoot: ':where(html)',
  theme: { ...theme, slotRecipes: { dialog: overlayRecipe } },
});
