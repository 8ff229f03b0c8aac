import { defineRecipe } from '@pandacss/dev';

export const spinnerWheel = defineRecipe({
  className: 'spinnerWheel',
  base: { flexShrink: '0', animation: 'spin 0.9s linear infinite' },
});
