import { defineSlotRecipe } from '../theme/defineRecipe';

export const productShelf = defineSlotRecipe({
  className: 'productShelf',
  slots: ['head', 'list'],
  base: {
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '4' },
    list: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
      gap: '4',
      listStyle: 'none',
    },
  },
});
