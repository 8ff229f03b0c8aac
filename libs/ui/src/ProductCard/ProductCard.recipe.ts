import { defineRecipe } from '../theme/defineRecipe';

export const productCardCard = defineRecipe({
  className: 'productCardCard',
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"picture words" "action words" "corner words"', sm: '"picture" "words" "action"' },
    gridTemplateRows: { base: 'auto auto 1fr', sm: 'auto 1fr auto' },
    '@container (max-width: 13rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"picture" "words" "action" "corner"',
    },
    columnGap: '3',
    rowGap: { base: '1', sm: '3' },
    height: 'full',
    p: '3',
    layerStyle: 'panel',
    boxShadow: 'card',
    transition: 'box-shadow token(durations.moderate), border-color token(durations.moderate)',
  },
});

export const productCardPictureBox = defineRecipe({
  className: 'productCardPictureBox',
  base: {
    gridArea: 'picture',
    overflow: 'hidden',
    aspectRatio: { base: '1', sm: '6 / 5' },
    p: '1',
    bg: 'bg.subtle',
    borderRadius: 'control',
    mb: { base: '2', sm: '0' },
  },
});

export const productCardCorner = defineRecipe({
  className: 'productCardCorner',
  base: {
    gridArea: { base: 'corner', sm: 'picture' },
    justifySelf: { base: 'center', sm: 'end' },
    alignSelf: 'start',
    position: 'relative',
    zIndex: '[1]',
    display: 'flex',
    flexDirection: { sm: 'column' },
    bg: 'bg.panel',
    borderRadius: 'pill',
    m: { sm: '1' },
  },
});

export const productCardWords = defineRecipe({
  className: 'productCardWords',
  base: { gridArea: 'words', display: 'flex', flexDirection: 'column', minWidth: '0' },
});

export const productCardMeta = defineRecipe({
  className: 'productCardMeta',
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

export const productCardTitle = defineRecipe({
  className: 'productCardTitle',
  base: { minHeight: '[3.9em]', mt: '1', fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug' },
});

export const productCardFacts = defineRecipe({
  className: 'productCardFacts',
  base: {
    minHeight: '5',
    mt: '1',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

export const productCardPriceLine = defineRecipe({
  className: 'productCardPriceLine',
  base: {
    minHeight: '13',
    mt: '[auto]',
    pt: '2',
    boxSizing: 'content-box',
    '& > * > :first-of-type': { flexBasis: 'full' },
  },
});

export const productCardPriceNote = defineRecipe({
  className: 'productCardPriceNote',
  base: { textStyle: 'caption', color: 'fg.subtle' },
});

export const productCardActionLine = defineRecipe({
  className: 'productCardActionLine',
  base: {
    gridArea: 'action',
    position: 'relative',
    zIndex: '[1]',
    minHeight: '9',
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

export const productCardCardLink = defineRecipe({
  className: 'productCardCardLink',
  base: {
    display: 'block',
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

export const productCardLive = defineRecipe({
  className: 'productCardLive',
  base: {
    _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& h3 a': { color: 'brand.fg' } },
  },
});
