import { createSystem, defineConfig } from '@chakra-ui/react';
import { base } from './base';
import { globalCss } from './globalCss';
import { reset } from './reset';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens';

/** The selector of the tokens that are the same in light and dark. */
export const plainTokensAt = ':where(html)';

let made: ReturnType<typeof makeSystem> | undefined;

const makeSystem = () =>
  createSystem(
    base,
    defineConfig({
      preflight: false,
      // With cascade layers Chromium builds every font anew whenever a rule is added, and a font that came late then moves
      // the page; the order of the style sheets alone says the same.
      disableLayers: true,
      cssVarsPrefix: 'n',
      cssVarsRoot: plainTokensAt,
      globalCss: { ...reset, ...globalCss, html: { ...reset.html, ...globalCss.html } },
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

/**
 * The design system's one Chakra system. It starts from style properties and states of our own choice and not from
 * Chakra's presets, whose tokens and recipes alone cost 17 kB of script: components bring their own recipes. It is made
 * when a rule is first wanted that is not in the page: what is prerendered comes to life without it.
 */
export const getSystem = () => (made ??= makeSystem());
