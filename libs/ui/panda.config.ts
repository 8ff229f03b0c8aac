import { defineConfig, type Config } from '@pandacss/dev';
import { base } from './src/theme/base';
import { palettes } from './src/theme/colors';
import { globalCss } from './src/theme/globalCss';
import { leanRecipes } from './src/theme/leanRecipes';
import * as recipes from './src/theme/recipes';
import { reset } from './src/theme/reset';
import { breakpoints, keyframes, layerStyles, semanticTokens, textStyles, tokens } from './src/theme/tokens';

export default defineConfig({
  eject: true,
  strictTokens: true,
  presets: [],
  preflight: false,
  prefix: { cssVar: 'n' },
  hash: { className: process.env.CLASS_NAMES !== 'whole', cssVar: false },
  cssVarRoot: ':where(html)',
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  outdir: 'styled-system',
  hooks: {
    // Hashes class names to four letters: every page contains them, and hashes cannot be compressed. A test compares
    // them with the whole names (`CLASS_NAMES=whole`): no two may be the same.
    'utility:created': ({ configure }) => configure({ toHash: (path, hash) => hash(path.join(':')).slice(-4) }),
    'codegen:prepare': leanRecipes,
  },
  importMap: {
    css: ['theme/chakra', '@niramaya/ui/chakra'],
    jsx: ['theme/chakra', '@niramaya/ui/chakra'],
    recipes: ['styled-system/recipes'],
    patterns: ['styled-system/patterns'],
  },
  include: [
    './src/**/*.{ts,tsx}',
    '../{feature-*,lazy}/src/**/*.{ts,tsx}',
    '../../apps/storefront/{src,dev}/**/*.tsx',
    '../../.storybook/**/*.tsx',
  ],
  exclude: ['**/*.test.{ts,tsx}'],
  conditions: base.conditions,
  // Chakra's types describe the same utilities.
  utilities: base.utilities as Config['utilities'],
  globalCss: { ...reset, ...globalCss, html: { ...reset.html, ...globalCss.html } },
  staticCss: {
    // Styles that stories and applications choose by data.
    css: [{ properties: { colorPalette: Object.keys(palettes), textStyle: ['*'] } }],
    // All variants of each recipe, so that data can choose one. Also the responsive variants that a recipe declares.
    recipes: Object.fromEntries(
      Object.values(recipes).map(({ className, staticCss = [] }) => [className, ['*', ...staticCss]]),
    ),
  },
  theme: {
    tokens,
    semanticTokens,
    breakpoints,
    textStyles,
    layerStyles,
    keyframes,
    // The generated types know the recipes.
    recipes: recipes as unknown as Exclude<NonNullable<Config['theme']>['recipes'], undefined>,
  },
});
