import { sva } from '@niramaya/ui/styled';

export const productCard = sva({
  className: 'productCard',
  slots: [
    'root',
    'pictureBox',
    'corner',
    'words',
    'meta',
    'title',
    'facts',
    'priceLine',
    'priceNote',
    'actionLine',
    'cardLink',
  ],
  base: {
    /**
     * The boxes that the card and its skeleton share. Every text has reserved lines. So prices and buttons of a row align,
     * and nothing moves when the products arrive. On a mobile, the picture is next to the text.
     */
    root: {
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
      layerStyle: 'card',
      transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
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
    /**
     * Small buttons in front of the card's link, over the upper corner of the picture. On a mobile, they are below the
     * picture and its action.
     */
    corner: {
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
    title: { minHeight: '[3.9em]', mt: '1', fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug' },
    facts: {
      minHeight: '5',
      mt: '1',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    /** The amount has its own line, so that amounts align. An MRP and its discount are below it. */
    priceLine: {
      minHeight: '13',
      mt: '[auto]',
      pt: '2',
      boxSizing: 'content-box',
      '& > * > :first-of-type': { flexBasis: 'full' },
    },
    priceNote: { textStyle: 'caption', color: 'fg.subtle' },
    /** In front of the card's link, so that the action can be clicked on its own. On a mobile, it is below the picture. */
    actionLine: {
      gridArea: 'action',
      position: 'relative',
      zIndex: '[1]',
      minHeight: '9',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    /** The link of the title. */
    cardLink: {
      display: 'block',
      overflowWrap: 'anywhere',
      textWrap: '[pretty]',
      color: 'fg',
      coversCard: true,
    },
  },
  variants: {
    interactive: {
      true: { root: { _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& h3 a': { color: 'brand.fg' } } } },
    },
  },
});
