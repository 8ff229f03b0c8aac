import { defineSlotRecipe } from '../theme/defineRecipe';

export const totalsBox = defineSlotRecipe({
  base: {
    root: { layerStyle: 'card', p: { base: '5', lg: '6', _largeText: '3' } },
    title: { textStyle: 'title', pb: '4' },
    sums: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
      '& dt': { color: 'fg.muted' },
      '& dd': { flexGrow: '1', textAlign: 'end', textStyle: 'price', fontVariantNumeric: 'tabular-nums' },
      '& > :last-child': { borderTopWidth: '1px', borderColor: 'border', pt: '4' },
      '& > :last-child dt': { color: 'fg', fontWeight: 'bold' },
      '& > :last-child dd': { textStyle: 'priceLarge' },
      // A large sum cannot break into lines. With large text on a phone, every sum has the size of the labels, so that
      // it fits. `:nth-child(n)` matches all rows, and gives this rule the specificity to override that of the last
      // row.
      '& > :nth-child(n) dd': { fontSize: { _largeText: 'body' } },
    },
    note: { textStyle: 'caption', color: 'fg.muted', pt: '1', textAlign: 'end' },
    saving: { pt: '3', color: 'success.fg', fontWeight: 'semibold', textAlign: 'end' },
  },
});
