import { defineRecipe } from '../theme/defineRecipe';

export const errorStateMessage = defineRecipe({
  className: 'errorStateMessage',
  base: { color: 'danger.fg', fontWeight: 'semibold' },
});
