import { sva } from '@niramaya/ui/styled';

export const totalsBox = sva({
  className: 'totalsBox',
  slots: ['row', 'figure'],
  base: {
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    figure: {
      flexGrow: '1',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
