import { palettes, surfaces, type Themed } from './colors';
import { durations, easings } from './motionTokens';

type Values = Record<string, { value: string }>;

const values = (source: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, { value }]));

/** In units of 4 px. */
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
    prose: '64ch',
    page: '77.5rem',
    dvh: '100dvh',
    /** 44 px, for touch. */
    control: '2.75rem',
  }),
};

const fallback = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const anek = `'Anek Latin Variable', 'Anek Devanagari Variable', 'Anek fallback', 'Anek fallback wide', 'Anek fallback open', ${fallback}`;

export const tokens = {
  spacing,
  sizes,
  fonts: values({ body: anek, heading: anek }),
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
  zIndex: values({
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    modal: '1400',
    skip: '1600',
    toast: '1700',
  }),
};

const themed = ([light, dark]: Themed) => ({ value: { _light: light, _dark: dark } });

const group = (roles: Record<string, Themed>) =>
  Object.fromEntries(Object.entries(roles).map(([role, colour]) => [role, themed(colour)]));

const groups = (source: Record<string, Record<string, Themed>>) =>
  Object.fromEntries(Object.entries(source).map(([name, roles]) => [name, group(roles)]));

/** In dark mode, shadows need a border. */
export const semanticTokens = {
  colors: { ...groups(surfaces), ...groups(palettes) },
  shadows: group({
    card: ['0 1px 2px #17231F0F, 0 2px 8px #17231F0A', '0 1px 2px #00000059'],
    raised: ['0 2px 4px #17231F14, 0 8px 24px #17231F14', '0 4px 16px #00000080'],
    overlay: ['0 4px 8px #17231F14, 0 24px 64px #17231F33', '0 16px 64px #000000B3'],
  }),
};

/** The contract's 480, 600 and 1024 px are still narrow. */
export const breakpoints = { sm: '481px', md: '601px', lg: '1025px', xl: '1280px' };

const style = (size: string, fontWeight: string, lineHeight: string, letterSpacing?: string) => ({
  value: { fontSize: size, fontWeight, lineHeight, ...(letterSpacing && { letterSpacing }) },
});

const price = (size: string) => ({
  value: { fontSize: size, fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
});

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

const panel = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' };

export const layerStyles = {
  panel: { value: panel },
  card: { value: { ...panel, boxShadow: 'card' } },
  focusRing: { value: { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' } },
};

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
  // If `pathLength` is 1.
  drawLine: { from: { strokeDashoffset: '1' } },
};
