import { defineRecipe } from '../theme/defineRecipe';

export const bottomBarRoot = defineRecipe({
  base: {
    _tall: { position: 'sticky', bottom: '[var(--bar-bottom, var(--notices-height, 0px))]', zIndex: 'docked' },
  },
});
