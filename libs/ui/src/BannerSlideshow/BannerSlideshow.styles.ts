import { chakra } from '../theme/chakra';

export const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

/** All slides lie in one cell, as high as the highest of them, so that a change moves nothing. */
export const Stage = chakra('div', { base: { display: 'grid', overflow: 'hidden', borderRadius: 'card' } });

export const Slide = chakra('div', {
  base: {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateAreas: { base: '"words words" "action picture"', md: '"words picture" "action picture"' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    gridTemplateRows: { base: '1fr auto', md: '1fr auto' },
    columnGap: '4',
    minHeight: { base: '24rem', sm: '22rem', lg: '24rem' },
    bg: 'colorPalette.subtle',
    opacity: '0',
    visibility: 'hidden',
    transition: 'opacity token(durations.slow), visibility token(durations.slow)',
    '&[data-current]': { opacity: '1', visibility: 'visible' },
  },
});

export const Words = chakra('div', {
  base: {
    gridArea: 'words',
    alignSelf: { base: 'start', md: 'end' },
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    maxWidth: '34rem',
    paddingInline: { base: '5', md: '8', lg: '12' },
    paddingTop: { base: '6', md: '8' },
  },
});

export const Eyebrow = chakra('p', { base: { color: 'colorPalette.fg', fontWeight: 'semibold' } });

/** The title of a banner is no heading: the page begins below it, and what is shown changes. */
export const Title = chakra('p', { base: { textStyle: 'display', color: 'fg', textWrap: 'balance' } });

export const Text = chakra('p', { base: { textStyle: { base: 'body', md: 'lead' }, color: 'fg.muted' } });

export const Action = chakra('div', {
  base: {
    gridArea: 'action',
    alignSelf: { base: 'end', md: 'start' },
    paddingInlineStart: { base: '5', md: '8', lg: '12' },
    paddingTop: { md: '6' },
    paddingBottom: { base: '6', md: '14' },
    '& > a': { smDown: { minHeight: '11', px: '4', fontSize: 'body' } },
  },
});

/**
 * The artwork is the right 55 % of its picture of 720 × 420. It is drawn as large as it fits, whole; the empty rest of the
 * picture lies under the words.
 */
export const Picture = chakra('div', {
  base: {
    gridArea: 'picture',
    position: 'relative',
    containerType: 'size',
    pointerEvents: 'none',
    height: { base: '10rem', sm: '12rem', md: 'auto' },
    marginInlineEnd: { base: '3', md: '6', lg: '12' },
    marginTop: { md: '4' },
    marginBottom: { base: '2', md: '0' },
    '& img': {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockEnd: '0',
      width: 'min(181.8cqw, 171.4cqh)',
      maxWidth: 'none',
      height: 'auto',
    },
  },
});

/** Before the slides for the keyboard, so that what moves can be stopped before it is reached; below them for the eye. */
export const Controls = chakra('div', {
  base: { order: '1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1' },
});

export const Bar = chakra('button', {
  base: {
    display: 'grid',
    alignItems: 'center',
    width: { base: '9', md: '12' },
    height: '9',
    paddingInline: '1',
    borderRadius: 'control',
    cursor: 'pointer',
    _before: {
      content: '""',
      display: 'block',
      height: '1.5',
      borderRadius: 'pill',
      bg: 'border.strong',
      transition: 'background-color token(durations.fast)',
    },
    _hover: { _before: { bg: 'brand.solid' } },
    '&[aria-current=true]::before': { bg: 'brand.solid', height: '2' },
    '@media (forced-colors: active)': {
      _before: { bg: 'ButtonText' },
      '&[aria-current=true]::before': { bg: 'Highlight' },
    },
  },
});
