import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import { conditions } from './conditions';
import { breakpoints, keyframes, layerStyles, semanticTokens, textStyles, tokens } from './tokens';

/** Loads with its component, not with the page. */
export const chakraSystemWith = (slotRecipes: NonNullable<SystemConfig['theme']>['slotRecipes']) =>
  createSystem(defaultBaseConfig, {
    conditions,
    preflight: false,
    // Unlayered rules override the page's layers.
    disableLayers: true,
    cssVarsPrefix: 'n',
    cssVarsRoot: ':where(html)',
    theme: { tokens, semanticTokens, breakpoints, textStyles, layerStyles, keyframes, slotRecipes },
  });
