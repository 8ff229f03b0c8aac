import { sva } from '@niramaya/ui/styled';

export const statisticsBlock = sva({
  className: 'statisticsBlock',
  slots: ['list', 'item', 'label', 'words', 'figure'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      bg: 'brand.subtle',
      borderRadius: 'card',
      paddingBlock: { base: '2', md: '8' },
      paddingInline: { base: '5', md: '2' },
    },
    item: {
      display: 'flex',
      // With large text the figure wraps above its label.
      flexWrap: 'wrap-reverse',
      flexDirection: { base: 'row-reverse', md: 'column-reverse' },
      justifyContent: { base: 'space-between', md: 'center' },
      alignItems: { base: 'center', md: 'stretch' },
      gap: '2',
      paddingBlock: { base: '4', md: '0' },
      paddingInline: { md: '6' },
      textAlign: { base: 'end', md: 'center' },
      '& + &': {
        borderTopWidth: { base: '1px', md: '0' },
        borderInlineStartWidth: { md: '1px' },
        borderColor: 'brand.emphasized',
      },
    },
    label: { flex: { smDown: '[1 6rem]' }, color: 'fg', fontWeight: 'semibold' },
    words: { display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' },
    figure: {
      textStyle: 'display',
      color: 'brand.fg',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
