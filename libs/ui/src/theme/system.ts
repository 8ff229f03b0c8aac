import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { globalCss } from './globalCss';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens';

/**
 * The design system's one Chakra system. It starts from the base preset (utilities and conditions) and not from the
 * default one, whose tokens and recipes cost 17 kB of script: components bring their own recipes.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'n',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      tokens,
      semanticTokens,
      breakpoints,
      textStyles,
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: 0.55 } },
        fadeIn: { from: { opacity: 0 } },
        riseIn: { from: { opacity: 0, transform: 'translateY(8px)' } },
      },
    },
  }),
);
