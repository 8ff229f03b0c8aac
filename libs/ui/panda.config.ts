import { allCssProperties } from '@pandacss/is-valid-prop';
import { defineConfig, type Config } from '@pandacss/dev';
import { palettes } from './src/theme/colors';
import { conditions } from './src/theme/conditions';
import { globalCss } from './src/theme/globalCss';
import * as recipes from './src/theme/recipes';
import * as theme from './src/theme/tokens';

/**
 * The recipes of components with several parts, and those of a single element. Panda wants them apart, each with its
 * class name, which is the name of its export.
 */
const [slotRecipes, plainRecipes] = [true, false].map((hasSlots) =>
  Object.fromEntries(
    Object.entries(recipes)
      .filter(([, recipe]) => 'slots' in recipe === hasSlots)
      .map(([className, recipe]) => [className, { className, ...recipe }]),
  ),
);

/**
 * The beginnings of the names of utilities and conditions of Panda's base preset that no component uses. The script of
 * each page has the names of all others. Remove a name here to use it. A property of CSS without its utility still
 * works, but takes no tokens.
 *
 * Each line spreads an array of its own, because Prettier would give every name of one long array its own line.
 */
const unused = {
  utilities: [
    ...['animationComposition', 'animationPlayState', 'animationRange', 'animationState', 'animationTimeline'],
    ...['backdrop', 'backfaceVisibility', 'backgroundAttachment', 'backgroundBlendMode', 'backgroundClip'],
    ...['backgroundConic', 'backgroundGradient', 'backgroundImage', 'backgroundLinear', 'backgroundOrigin'],
    ...['backgroundPosition', 'backgroundRadial', 'backgroundRepeat', 'backgroundSize', 'borderBlock', 'borderSpacing'],
    ...[
      'boxDecorationBreak',
      'boxShadowColor',
      'brightness',
      'caretColor',
      'clipPath',
      'debug',
      'divide',
      'dropShadow',
    ],
    ...['focusVisibleRing', 'fontFeatureSettings', 'fontKerning', 'fontPalette', 'fontSizeAdjust', 'fontSmoothing'],
    ...['fontVariantAlternates', 'fontVariantCaps', 'fontVariationSettings', 'gradient', 'gridAuto', 'gridColumnGap'],
    ...['gridGap', 'gridRowGap', 'hueRotate', 'invert', 'maskSize', 'maxInlineSize', 'minInlineSize', 'maxBlockSize'],
    ...['minBlockSize', 'mixBlendMode', 'overflowBlock', 'overflowClipBox', 'overflowInline'],
    ...['overscrollBehaviorBlock', 'overscrollBehaviorInline', 'rotateX', 'rotateY', 'rotateZ', 'saturate', 'scaleY'],
    ...['scrollMarginBlock', 'scrollMarginBottom', 'scrollMarginInline', 'scrollMarginLeft', 'scrollMarginRight'],
    ...['scrollPaddingBlockStart', 'scrollPaddingBlockEnd', 'scrollPaddingBottom', 'scrollPaddingLeft'],
    ...['scrollPaddingInlineStart', 'scrollPaddingInlineEnd', 'scrollPaddingRight', 'scrollPaddingTop'],
    ...['scrollSnapCoordinate', 'scrollSnapDestination', 'scrollSnapMargin', 'scrollSnapPoints', 'scrollSnapStop'],
    ...['scrollSnapStrictness', 'scrollSnapTypeX', 'scrollSnapTypeY', 'scrollTimeline', 'scrollbarColor'],
    ...['scrollbarGutter', 'sepia', 'space', 'strokeMiterlimit', 'strokeOpacity', 'textEmphasisColor', 'textGradient'],
    ...['textShadow', 'textSizeAdjust', 'transformBox', 'transformStyle'],
  ],
  /**
   * The beginnings of the names of CSS properties that are no props of a styled component. They work in `css` and in
   * recipes. The compiler refuses them as props.
   */
  props: [
    ...['Webkit', 'alignTracks', 'alignmentBaseline', 'anchor', 'animation', 'backface', 'background', 'baselineShift'],
    ...['borderBlock', 'borderImage', 'borderSpacing', 'boxAlign', 'boxDecoration', 'boxDirection', 'boxFlex'],
    ...['boxLines', 'boxOrdinal', 'boxOrient', 'boxPack', 'captionSide', 'caret', 'clipRule', 'colorInterpolation'],
    ...['colorRendering', 'columnFill', 'columnRule', 'columnSpan', 'containIntrinsic', 'cornerShape', 'counter'],
    ...['dominantBaseline', 'emptyCells', 'fillOpacity', 'fillRule', 'flood', 'fontFeature', 'fontKerning'],
    ...['fontLanguage', 'fontOptical', 'fontPalette', 'fontSizeAdjust', 'fontSmooth', 'fontStretch', 'fontSynthesis'],
    ...['fontVariant', 'fontVariation', 'glyphOrientation', 'gridAuto', 'gridColumnGap', 'gridGap', 'gridRowGap'],
    ...['hangingPunctuation', 'hyphenate', 'image', 'imeMode', 'initialLetter', 'interpolateSize', 'justifyTracks'],
    ...['lightingColor', 'lineBreak', 'lineHeightStep', 'marginTrim', 'marker', 'mask', 'masonry', 'math', 'maxBlock'],
    ...['maxInline', 'maxLines', 'minBlock', 'minInline', 'mixBlend', 'offset', 'orphans', 'overflowBlock'],
    ...['overflowClipBox', 'overflowInline', 'overlay', 'overscrollBehaviorBlock', 'overscrollBehaviorInline', 'page'],
    ...['paintOrder', 'perspective', 'positionAnchor', 'positionArea', 'positionTry', 'positionVisibility'],
    ...['printColorAdjust', 'quotes', 'ruby', 'scroll', 'shape', 'stop', 'strokeMiterlimit', 'strokeOpacity'],
    ...['textAlignLast', 'textAnchor', 'textBox', 'textCombine', 'textDecorationSkip', 'textEmphasis', 'textJustify'],
    ...['textOrientation', 'textRendering', 'textShadow', 'textSizeAdjust', 'textSpacing', 'textUnderlinePosition'],
    ...['textWrapMode', 'textWrapStyle', 'timelineScope', 'transformBox', 'transformStyle', 'transitionBehavior'],
    ...['unicodeBidi', 'vectorEffect', 'view', 'widows', 'wordSpacing', 'writingMode', 'zoom'],
  ],
  conditions: [
    ...['atValue', 'autofill', 'complete', 'current', 'default', 'dragging', 'file', 'fullscreen', 'grabbed', 'group'],
    ...['highContrast', 'highlighted', 'horizontal', 'inRange', 'incomplete', 'invertedColors', 'landscape'],
    ...['lessContrast', 'loading', 'moreContrast', 'noscript', 'now', 'optional', 'os', 'outOfRange', 'overValue'],
    ...['peer', 'portrait', 'range', 'readWrite', 'scrollbar', 'today', 'topmost', 'unavailable', 'underValue'],
    'vertical',
  ],
} as const;

const isUnused = (group: keyof typeof unused, name: string) => unused[group].some((start) => name.startsWith(start));

/** All properties of CSS, in the order in which Panda writes them. The list of the package ends with an empty name. */
const cssProperties = allCssProperties.filter((name) => name !== '');
/** The names and short forms of all utilities. They are known once the configuration is resolved. */
let utilityNames = new Set<string>();

/**
 * Returns a generated file without the names that are no props of a styled component. Panda would also list a property
 * of CSS that is a utility twice.
 *
 * `is-valid-prop.mjs` has all properties of CSS in one text, separated by commas, and `system-types.d.ts` has the type
 * of the props. Other files have neither, and stay as they are.
 */
function withFewerProps({ file, code }: { file: string; code: string | undefined }) {
  const properties = cssProperties.filter((name) => !utilityNames.has(name));
  const refused = properties.filter((name) => isUnused('props', name));
  const props = properties.filter((name) => !isUnused('props', name));
  return {
    file,
    code: code
      ?.replace(cssProperties.join(), props.join())
      .replace('= SystemStyleObject & WithCss', (type) => `${type} & { [Name in '${refused.join("' | '")}']?: never }`),
  };
}

/**
 * The element while it has the keyboard focus. A story sets `data-focus-visible`, which gives the element that look.
 */
const focusVisible = '&:is(:focus-visible, [data-focus-visible])';

export default defineConfig({
  strictTokens: true,
  // Panda's preset would add a theme of its own.
  presets: [],
  hooks: {
    'config:resolved': ({ config, utils }) => {
      const used = utils.omit(
        config,
        (['utilities', 'conditions'] as const).flatMap((group) =>
          Object.keys(config[group] ?? {})
            .filter((name) => isUnused(group, name))
            .map((name) => `${group}.${name}` as const),
        ),
      );
      utilityNames = new Set(
        Object.entries(used.utilities ?? {}).flatMap(([name, utility]) => [name, utility?.shorthand ?? []].flat()),
      );
      return used;
    },
    'codegen:prepare': ({ artifacts }) =>
      artifacts.map((artifact) => ({ ...artifact, files: artifact.files.map(withFewerProps) })),
  },
  preflight: false,
  prefix: { cssVar: 'n' },
  cssVarRoot: ':where(html)',
  jsxFramework: 'react',
  jsxFactory: 'styled',
  outdir: 'styled-system',
  importMap: {
    css: ['theme/styled', '@niramaya/ui/styled'],
    jsx: ['theme/styled', '@niramaya/ui/styled'],
    recipes: ['styled-system/recipes'],
    patterns: ['styled-system/patterns'],
  },
  include: [
    './src/**/*.{ts,tsx}',
    '../{feature-*,lazy}/src/**/*.{ts,tsx}',
    '../../apps/storefront/src/**/*.tsx',
    '../../.storybook/**/*.tsx',
  ],
  exclude: ['**/*.test.{ts,tsx}'],
  conditions: { extend: conditions },
  utilities: {
    extend: {
      /**
       * Lets the only link or button of a card cover all of it, so that the whole card can be clicked. The card must be
       * positioned. The focus ring then surrounds the card.
       */
      coversCard: {
        values: { type: 'boolean' },
        transform: (_value, { token }) => ({
          '&:after': { content: '""', position: 'absolute', inset: '0', borderRadius: token('radii.card') },
          [focusVisible]: { outline: 'none' },
          [`${focusVisible}:after`]: {
            ...theme.layerStyles.focusRing.value,
            outlineColor: 'var(--n-colors-color-palette-focus-ring)',
          },
        }),
      },
      /**
       * Sets the columns of a grid of cards: the greatest number of cards in a row, and optionally the least width of
       * one, which is 10rem by default. `'2 8.5rem'` makes at most two columns, each at least 8.5rem wide.
       */
      cardColumns: {
        values: { type: 'string' },
        // Panda passes a plain number such as `'3'` as a number.
        transform: (value: string | number) => {
          const [most, least = '10rem'] = String(value).split(' ');
          return {
            // Cards with enlarged text get fewer columns (WCAG 1.4.4). The formula allows for a gap of up to 1.5rem.
            gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - 1.5rem)), 1fr))`,
          };
        },
      },
    },
  },
  patterns: {
    extend: {
      container: {
        description: 'The centred column of a page. It is 1240 px wide at most, and its margin grows with the screen.',
        transform: (props) => ({
          width: 'full',
          maxWidth: 'page',
          marginInline: '[auto]',
          paddingInline: { base: '4', md: '6', lg: '8' },
          ...props,
        }),
      },
    },
  },
  globalCss,
  staticCss: {
    // Data chooses these values, so Panda does not find them in the sources.
    css: [{ properties: { colorPalette: Object.keys(palettes), textStyle: ['*'] } }],
    // Data may choose any variant, so all are generated. The `staticCss` of a single recipe replaces this entry.
    recipes: Object.fromEntries(Object.keys(recipes).map((name) => [name, ['*']])),
  },
  theme: {
    ...theme,
    // Panda's type of a recipe knows only its own tokens. The types that it generates for `defineRecipe` know ours.
    recipes: plainRecipes as NonNullable<Config['theme']>['recipes'],
    slotRecipes: slotRecipes as NonNullable<Config['theme']>['slotRecipes'],
  },
});
