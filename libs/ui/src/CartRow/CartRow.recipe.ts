import { defineRecipe } from '../theme/defineRecipe';

export const cartRowLayout = defineRecipe({
  className: 'cartRowLayout',
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: '80px minmax(0, 1fr)', md: '112px minmax(0, 1fr)' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
  },
});
