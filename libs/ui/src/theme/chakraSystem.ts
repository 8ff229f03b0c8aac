import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import { conditions } from './conditions';
import { breakpoints, keyframes, layerStyles, semanticTokens, textStyles, tokens } from './tokens';

/**
 * Returns the Chakra theme of a component that Chakra renders: our tokens, conditions and style properties, with the
 * recipes of that component alone. It is loaded with the component, so no page loads it at the start.
 */
export const chakraSystemWith = (slotRecipes: NonNullable<SystemConfig['theme']>['slotRecipes']) =>
  createSystem(defaultBaseConfig, {
    conditions,
    preflight: false,
    // Unlayered rules override the rules of the page, which are in layers. Only these rules style these components.
    disableLayers: true,
    cssVarsPrefix: 'n',
    cssVarsRoot: ':where(html)',
    theme: { tokens, semanticTokens, breakpoints, textStyles, layerStyles, keyframes, slotRecipes },
  });
