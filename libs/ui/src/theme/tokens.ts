import { palettes, surfaces, type Themed } from './colors';
import { durations, easings } from './motionTokens';

type Values = Record<string, { value: string }>;

/** Returns values in the shape that Panda expects. */
const values = (source: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, { value }]));

/** The steps of the spacing scale, in units of 4 px: `4` is 16 px. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
];
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const sizes = {
  ...spacing,
  ...values({
    full: '100%',
    max: 'max-content',
    fit: 'fit-content',
    /** The largest width of a column of text. */
    prose: '64ch',
    /** 1240 px, the largest width of the content of a page. */
    page: '77.5rem',
    dvh: '100dvh',
    /** 44 px, the least height of a control for touch. */
    control: '2.75rem',
  }),
};

/** The fonts of the operating system, in case no font file can be loaded. */
const systemFonts = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/**
 * The font of the shop. The three families 'Anek fallback …' are system fonts with the widths of Anek, so that nothing
 * shifts when it loads. `fonts.css` has the system fonts of each. 'Anek boxes' is for the boxes of missing Devanagari,
 * and has to be first.
 */
const anek = `'Anek boxes', 'Anek Latin Variable', 'Anek Devanagari Variable', 'Anek fallback', 'Anek fallback wide', 'Anek fallback open', ${systemFonts}`;

/** The values of the design system that are the same in both themes. */
export const tokens = {
  spacing,
  sizes,
  fonts: values({ body: anek, heading: anek }),
  // At the text size of the browser these are 13, 16, 18, 20 to 22, 26 to 30, and 34 to 44 px.
  fontSizes: values({
    caption: '0.8125rem',
    body: '1rem',
    lead: '1.125rem',
    title: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.375rem)',
    heading: 'clamp(1.625rem, 1.5rem + 0.5vw, 1.875rem)',
    display: 'clamp(2.125rem, 1.85rem + 1.2vw, 2.75rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
  lineHeights: values({ tight: '1.15', snug: '1.3', normal: '1.5' }),
  radii: values({ none: '0', sm: '0.375rem', control: '0.625rem', card: '1rem', pill: '9999px', full: '9999px' }),
  borders: values({ thin: '1px solid', thick: '2px solid' }),
  durations: values(durations),
  easings: values(easings),
  // The order in which boxes cover one another, from the lowest to the topmost.
  zIndex: values({
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    modal: '1400',
    /** The link to the main content, which shows when it has the focus. */
    skip: '1600',
    toast: '1700',
  }),
};

/** Returns the semantic token of one role, with its light and its dark value. */
const themed = ([light, dark]: Themed) => ({ value: { _light: light, _dark: dark } });

/** Returns the semantic tokens of a group: each role with its light and its dark value. */
const group = (roles: Record<string, Themed>) =>
  Object.fromEntries(Object.entries(roles).map(([role, colour]) => [role, themed(colour)]));

/** Returns the semantic tokens of several groups, such as `bg` and `fg`. */
const groups = (source: Record<string, Record<string, Themed>>) =>
  Object.fromEntries(Object.entries(source).map(([name, roles]) => [name, group(roles)]));

/** The values that differ between the themes. */
export const semanticTokens = {
  colors: { ...groups(surfaces), ...groups(palettes) },
  shadows: group({
    card: ['0 1px 2px #17231F0F, 0 2px 8px #17231F0A', '0 1px 2px #00000059'],
    raised: ['0 2px 4px #17231F14, 0 8px 24px #17231F14', '0 4px 16px #00000080'],
    overlay: ['0 4px 8px #17231F14, 0 24px 64px #17231F33', '0 16px 64px #000000B3'],
  }),
};

/**
 * The least width of the window for each layout, in px. The requirements count 480, 600 and 1024 px as the narrower
 * layout (requirements HOME-83 to HOME-85 in `docs/requirements.md`), so the first three values are one more. `xl` is
 * an addition of this theme: from there on the list of products has four columns.
 *
 * Panda divides these values by 16 and writes them in `rem`, so that with large text a window counts as narrower. A
 * media query in a script has to use `rem` too, because it would otherwise disagree with the style sheet.
 */
export const breakpoints = { sm: '481px', md: '601px', lg: '1025px', xl: '1280px' };

/** Returns a text style. Each argument is the name of a token above or a value of CSS. */
const style = (size: string, fontWeight: string, lineHeight: string, letterSpacing?: string) => ({
  value: { fontSize: size, fontWeight, lineHeight, ...(letterSpacing && { letterSpacing }) },
});

/** Returns a text style for prices, whose figures have the same width so that columns line up. */
const price = (size: string) => ({
  value: { fontSize: size, fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
});

/** The text styles, from the smallest size to the largest, and those of prices. */
export const textStyles = {
  caption: style('caption', 'normal', '1.4'),
  body: style('body', 'normal', 'normal'),
  lead: style('lead', 'normal', 'normal'),
  title: style('title', 'semibold', 'snug'),
  heading: style('heading', 'bold', '1.2', '-0.01em'),
  display: style('display', 'bold', '1.1', '-0.02em'),
  price: price('title'),
  priceLarge: price('heading'),
};

/** The border is there because in the dark theme a shadow alone is invisible. */
const panel = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' };

/** The styles that several components share: a panel, a card, and the ring around a focused element. */
export const layerStyles = {
  panel: { value: panel },
  card: { value: { ...panel, boxShadow: 'card' } },
  focusRing: { value: { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' } },
};

/**
 * The animations of the recipes. A keyframe with `from` alone ends in the style of the element, and one with `to` alone
 * begins there. So `fillBar` needs an element of the full width, and `emptyBar` one with `scaleX(0)`.
 */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.55 } },
  fadeIn: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  sinkOut: { to: { opacity: 0, transform: 'translateY(8px)' } },
  riseIn: { from: { opacity: 0, transform: 'translateY(8px)' } },
  fillBar: { from: { transform: 'scaleX(0)' } },
  emptyBar: { from: { transform: 'scaleX(1)' } },
  swell: { '50%': { scale: '1.3' } },
  // The path must have the attribute `pathLength="1"`, so that an offset of 1 hides all of it.
  drawLine: { from: { strokeDashoffset: '1' } },
};
