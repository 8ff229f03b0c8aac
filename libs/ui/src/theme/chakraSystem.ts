import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { overlayRecipe } from '../overlay/overlay.recipe';
import { conditions } from './conditions';
import * as theme from './tokens';

/** Loads with the first overlay, not with the page. */
export const chakraSystem = createSystem(defaultBaseConfig, {
  conditions,
  preflight: false,
  // Unlayered rules override the page's layers.
  disableLayers: true,
  cssVarsPrefix: 'n',
  cssVarsRoot: ':where(html)',
  theme: { ...theme, slotRecipes: { dialog: overlayRecipe } },
});
