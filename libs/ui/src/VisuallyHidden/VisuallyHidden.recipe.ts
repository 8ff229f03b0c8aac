import { defineRecipe } from '@pandacss/dev';

export const visuallyHidden = defineRecipe({
  className: 'visuallyHidden',
  base: { srOnly: true },
});
