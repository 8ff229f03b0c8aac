import { sva } from '@niramaya/ui/styled';

export const cartRow = sva({
  className: 'cartRow',
  slots: ['layout', 'controls'],
  base: {
    layout: {
      display: 'grid',
      columnGap: { base: '4', md: '6' },
      rowGap: '3',
      alignItems: 'start',
      gridTemplateColumns: { base: '80px minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto' },
      layerStyle: 'card',
      p: { base: '3', md: '4' },
    },
    /**
     * The controls are below picture and text. If there is room, they are next to them, so that a row is as high as its
     * picture.
     */
    controls: {
      gridColumn: { base: '1 / -1', md: '[auto]' },
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: { md: 'column' },
      flexWrap: 'wrap',
      alignItems: { base: 'center', md: 'end' },
      justifyContent: 'space-between',
      rowGap: '3',
      // At 320 px, both controls fit on one line: the button without a background extends into the margin.
      columnGap: '0.5',
      marginInlineEnd: { base: '-2', md: '0' },
    },
  },
});
