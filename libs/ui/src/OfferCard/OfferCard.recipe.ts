import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `OfferCard`. `frame` is the container whose width the card queries. `facts` is a list of terms with
 * their values: each `row` has a `term`, and `ribbon` is the discount in the corner of the card. The slots whose names
 * end with `Box` belong to the skeleton.
 */
export const offerCard = defineSlotRecipe({
  base: {
    // The width is set, because size containment makes the content of the frame count as 0 px wide in a flex row.
    frame: { containerType: 'inline-size', width: 'full', height: 'full' },
    root: {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: '3',
      rowGap: '2',
      position: 'relative',
      h: 'full',
      // The children are the picture, the title, the facts and the button. The button is below the picture, and the
      // facts are next to both.
      '& > :first-child': { gridRow: '1 / span 2' },
      '& > :nth-child(n + 3)': { gridColumn: '2' },
      '& > :nth-child(3)': { gridRow: '2 / span 2' },
      '& > :last-child': { gridColumn: '1', gridRow: '3', alignSelf: 'end' },
      // With large text on a narrow screen, picture and text are one below the other.
      '@container (max-width: 11rem)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: '[auto]',
        '& > :nth-child(n)': { gridColumn: '1', gridRow: 'auto' },
      },
      layerStyle: 'card',
      px: '3',
      pt: '7',
      pb: '3',
    },
    title: { fontWeight: 'semibold', overflowWrap: 'anywhere', minHeight: '[2lh]' },
    facts: { display: 'flex', flexWrap: 'wrap', alignContent: 'end', alignItems: 'baseline', columnGap: '2' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      // The DOM has quantity, maximum retail price, discount and price, in the order of the requirements. `order` shows
      // the price before the maximum retail price.
      _first: { width: 'full' },
      '&:nth-child(2)': { order: '1' },
    },
    term: { color: 'fg.muted', textStyle: 'caption' },
    mrp: { fontVariantNumeric: 'tabular-nums', '& > del': { color: 'fg.muted' } },
    price: { textStyle: 'price' },
    ribbon: {
      position: 'absolute',
      insetBlockStart: '0',
      insetInlineStart: '0',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1.5',
      maxWidth: 'full',
      px: '3',
      py: '0.5',
      borderStartStartRadius: 'card',
      borderEndEndRadius: 'card',
      bg: 'offer.solid',
      color: 'offer.contrast',
      textStyle: 'caption',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    pictureLink: {
      display: 'block',
      w: 'full',
      aspectRatio: '1',
      bg: 'bg.subtle',
      borderRadius: 'control',
      overflow: 'clip',
    },
    titleLink: {
      borderRadius: 'sm',
      _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    // The boxes of the skeleton, which are as large as the parts that load.
    pictureBox: { width: 'full', aspectRatio: '1' },
    titleBox: { minHeight: '[2lh]' },
    factsBox: { display: 'grid', gap: '3', alignContent: 'end' },
  },
});
