import { defineRecipe } from '../theme/defineRecipe';

export const container = defineRecipe({
  className: 'container',
  base: { width: 'full', maxWidth: 'page', marginInline: '[auto]', paddingInline: { base: '4', md: '6', lg: '8' } },
});
