import { defineRecipe } from '../theme/defineRecipe';

export const visuallyHidden = defineRecipe({
  className: 'visuallyHidden',
  base: { srOnly: true },
});
