import { sva } from '@niramaya/ui/styled';

export const offerCard = sva({
  className: 'offerCard',
  slots: ['box', 'facts', 'row', 'term', 'price', 'ribbon', 'pictureLink', 'titleLink'],
  base: {
    /**
     * The layout of an offer: the picture with the link below it, and the title and the facts next to both. The
     * discount is a ribbon in the corner.
     */
    box: {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: '3',
      rowGap: '2',
      position: 'relative',
      h: 'full',
      // The picture is next to title and facts.
      '& > :first-child': { gridRow: '1 / span 2' },
      '& > :nth-child(n + 3)': { gridColumn: '2' },
      '& > :nth-child(3)': { gridRow: '2 / span 2' },
      '& > :last-child': { gridColumn: '1', gridRow: '3', alignSelf: 'end' },
      layerStyle: 'card',
      px: '3',
      pt: '7',
      pb: '3',
    },
    facts: { display: 'flex', flexWrap: 'wrap', alignContent: 'end', alignItems: 'baseline', columnGap: '2' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      // The quantity has its own line. The price is last in the markup but shows before the MRP.
      _first: { width: 'full' },
      '&:nth-child(2)': { order: '1' },
    },
    term: { color: 'fg.muted', textStyle: 'caption' },
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
  },
});
