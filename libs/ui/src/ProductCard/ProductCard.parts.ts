import { chakra } from '../theme/chakra';
import { UiLink } from '../UiLink/UiLink';

/**
 * The boxes that the card and its skeleton share. Every text has its lines reserved, so that prices and buttons of a
 * row line up and nothing moves when the products arrive. On a telephone the picture stands beside the words.
 */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"picture words" "action words"', sm: '"picture" "words" "action"' },
    gridTemplateRows: { base: 'auto 1fr', sm: 'auto 1fr auto' },
    columnGap: '3',
    rowGap: '3',
    height: 'full',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'box-shadow token(durations.moderate), border-color token(durations.moderate)',
  },
});

export const PictureBox = chakra('div', {
  base: {
    gridArea: 'picture',
    overflow: 'hidden',
    aspectRatio: { base: '1', sm: '6 / 5' },
    p: '1',
    bg: 'bg.subtle',
    borderRadius: 'control',
  },
});

/** Above the card's link, over the upper corner of the picture. */
export const Corner = chakra('div', {
  base: {
    gridArea: 'picture',
    justifySelf: 'end',
    alignSelf: 'start',
    position: 'relative',
    zIndex: '1',
    bg: 'bg.panel',
    borderRadius: 'pill',
    m: '1',
  },
});

export const Words = chakra('div', {
  base: { gridArea: 'words', display: 'flex', flexDirection: 'column', minWidth: '0' },
});

export const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    minHeight: '6',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

export const Title = chakra('h3', {
  base: { minHeight: '3.9em', mt: '1', fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug' },
});

/** The card's one link. Its own box is the title; what can be pressed is the whole card. */
export const CardLink = chakra(UiLink, {
  base: {
    lineClamp: '3',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    color: 'fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});

export const Facts = chakra('p', {
  base: {
    minHeight: '5',
    mt: '1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

/** The amount on a line of its own, so that amounts line up; below it, where there is one, the MRP and the discount. */
export const PriceLine = chakra('div', {
  base: {
    minHeight: '13',
    mt: 'auto',
    pt: '2',
    boxSizing: 'content-box',
    '& > * > :first-of-type': { flexBasis: 'full' },
  },
});

export const PriceNote = chakra('p', { base: { textStyle: 'caption', color: 'fg.subtle' } });

/** Above the card's link, so that it can be pressed on its own. On a telephone it stands below the picture. */
export const ActionLine = chakra('div', {
  base: {
    gridArea: 'action',
    position: 'relative',
    zIndex: '1',
    minHeight: '9',
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});
