import { defineRecipe } from '../theme/defineRecipe';

export const concernTileRound = defineRecipe({
  className: 'concernTileRound',
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '[4.5rem]',
    height: '[4.5rem]',
    borderRadius: 'pill',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
});
