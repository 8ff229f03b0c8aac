import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `CartRow`: `picture`, `words` and `controls` side by side, and `notice` below them. In `words`, `price`
 * is that of one pack, and `total` has the price of all packs, and that of one again.
 */
export const cartRow = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      columnGap: { base: '4', md: '6' },
      rowGap: '3',
      alignItems: 'start',
      gridTemplateColumns: {
        base: '80px minmax(0, 1fr)',
        md: '112px minmax(0, 1fr) auto',
        _largeText: 'minmax(0, 1fr)',
      },
      layerStyle: 'card',
      p: { base: '3', md: '4' },
    },
    picture: {
      aspectRatio: '1',
      width: { _largeText: '[80px]' },
      bg: 'bg.subtle',
      borderRadius: 'control',
      overflow: 'clip',
    },
    words: { minWidth: '0' },
    title: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    price: { pt: '2' },
    /** The line keeps its height without a total too, so that the total of a second pack moves nothing. */
    total: {
      textStyle: 'caption',
      color: 'fg.muted',
      minHeight: '[1lh]',
      '& > * + *::before': { content: '" · "' },
      // The price of all packs is larger than that of one. Its line height of 1 px keeps it from making the line
      // higher.
      '& > :not(:last-child)': { fontSize: 'body', lineHeight: '[1px]', fontWeight: 'semibold', color: 'fg' },
    },
    warning: { textStyle: 'caption', color: 'warning.fg' },
    controls: {
      gridColumn: { base: '1 / -1', md: '[auto]' },
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: { md: 'column' },
      flexWrap: 'wrap',
      alignItems: { base: 'center', md: 'end' },
      justifyContent: 'space-between',
      rowGap: '3',
      columnGap: '0.5',
      marginInlineEnd: { base: '-2', md: '0' },
    },
    /** Without content the part takes no room, also if `notice` is a component that renders nothing. */
    notice: { gridColumn: '1 / -1', _empty: { display: 'none' } },
  },
});
