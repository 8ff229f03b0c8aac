import { defineRecipe } from '@pandacss/dev';

export const errorStateMessage = defineRecipe({
  className: 'errorStateMessage',
  base: { color: 'danger.fg', fontWeight: 'semibold' },
});
