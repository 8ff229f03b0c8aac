import { defineRecipe } from '../theme/defineRecipe';

export const totalsBoxRow = defineRecipe({
  className: 'totalsBoxRow',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
});

export const totalsBoxFigure = defineRecipe({
  className: 'totalsBoxFigure',
  base: { textStyle: 'price', fontWeight: 'medium', whiteSpace: 'nowrap', ms: '[auto]' },
});
