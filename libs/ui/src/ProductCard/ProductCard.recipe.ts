import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `ProductCard` and its skeleton. `frame` is the container whose width the card queries. `corner` has the
 * small buttons in a corner of the card, `meta` the line above the title, and `cardLink` the link of the title, which
 * covers the whole card.
 */
export const productCard = defineSlotRecipe({
  base: {
    // The width is set, because size containment makes the content of the frame count as 0 px wide in a flex row.
    frame: { containerType: 'inline-size', width: 'full', height: 'full' },
    /** Each text has the lines reserved that it may need, so that the cards of a row align. */
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
      gridTemplateAreas: { base: '"picture words" "action words" "corner words"', sm: '"picture" "words" "action"' },
      gridTemplateRows: { base: 'auto auto 1fr', sm: 'auto 1fr auto' },
      // From `sm` on the card has one column in any case. A card below 17rem has no room for a price of lakhs next to
      // the picture, so the words are below it.
      '@container (max-width: 17rem)': {
        smDown: {
          gridTemplateAreas: '"picture corner" "words words" "action action"',
          gridTemplateRows: 'auto 1fr auto',
        },
      },
      '@container (max-width: 13rem)': {
        smDown: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"picture" "words" "action" "corner"',
          gridTemplateRows: 'auto auto 1fr',
        },
      },
      columnGap: '3',
      rowGap: { base: '1', sm: '3' },
      height: 'full',
      p: '3',
      layerStyle: 'card',
      transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
      // A skeleton, which is hidden from screen readers, does not react to the pointer.
      '&:not([aria-hidden])': {
        _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& h3 a': { color: 'brand.fg' } },
      },
    },
    pictureBox: {
      gridArea: 'picture',
      overflow: 'hidden',
      aspectRatio: { base: '1', sm: '6 / 5' },
      p: '1',
      bg: 'bg.subtle',
      borderRadius: 'control',
      mb: { base: '2', sm: '0' },
    },
    corner: {
      gridArea: { base: 'corner', sm: 'picture' },
      justifySelf: { base: 'center', sm: 'end' },
      alignSelf: 'start',
      position: 'relative',
      zIndex: '[1]',
      display: 'flex',
      flexDirection: { sm: 'column' },
      '@container (max-width: 17rem)': { smDown: { flexDirection: 'column', justifySelf: 'end' } },
      '@container (max-width: 13rem)': { smDown: { flexDirection: 'row', justifySelf: 'center' } },
      bg: 'bg.panel',
      borderRadius: 'pill',
      m: { sm: '1' },
    },
    words: { gridArea: 'words', display: 'flex', flexDirection: 'column', minWidth: '0' },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '2',
      minHeight: '6',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    // Three lines have the height 3.9em.
    title: { minHeight: '[3.9em]', mt: '1', fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug' },
    facts: {
      minHeight: '5',
      mt: '1',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    priceLine: {
      minHeight: '13',
      mt: '[auto]',
      pt: '2',
      boxSizing: 'content-box',
      // The amount, which is the first part of `Price`, has a line of its own above the maximum retail price and the
      // discount.
      '& > * > :first-of-type': { flexBasis: 'full' },
    },
    priceNote: { textStyle: 'caption', color: 'fg.subtle' },
    actionLine: {
      gridArea: 'action',
      position: 'relative',
      zIndex: '[1]',
      minHeight: '9',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    cardLink: {
      display: 'block',
      overflowWrap: 'anywhere',
      textWrap: '[pretty]',
      color: 'fg',
      coversCard: true,
    },
  },
});
