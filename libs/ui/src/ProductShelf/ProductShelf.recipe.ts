import { defineRecipe } from '../theme/defineRecipe';

export const productShelfHead = defineRecipe({
  className: 'productShelfHead',
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '4' },
});

export const productShelfList = defineRecipe({
  className: 'productShelfList',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gap: '4',
    listStyle: 'none',
  },
});
