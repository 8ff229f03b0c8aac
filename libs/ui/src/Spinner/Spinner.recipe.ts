import { defineRecipe } from '../theme/defineRecipe';

export const spinnerWheel = defineRecipe({
  base: { flexShrink: '0', animation: 'spin 0.9s linear infinite' },
});
