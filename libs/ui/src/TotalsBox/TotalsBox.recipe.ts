import { defineRecipe } from '../theme/defineRecipe';

export const totalsBoxRow = defineRecipe({
  className: 'totalsBoxRow',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
});

export const totalsBoxFigure = defineRecipe({
  className: 'totalsBoxFigure',
  base: {
    // It takes all free width, so that it does not move when its amount grows.
    flexGrow: '1',
    textAlign: 'end',
    textStyle: 'price',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
});
