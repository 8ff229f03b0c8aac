import { defineSlotRecipe } from '../theme/defineRecipe';

export const totalsBox = defineSlotRecipe({
  className: 'totalsBox',
  slots: ['row', 'figure'],
  base: {
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    figure: {
      // It takes all free width, so that it does not move when its amount grows.
      flexGrow: '1',
      textAlign: 'end',
      textStyle: 'price',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
