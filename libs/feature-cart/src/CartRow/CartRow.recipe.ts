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
  },
});
