import { defineRecipe } from '../theme/defineRecipe';

export const textFieldFrame = defineRecipe({
  className: 'textFieldFrame',
  base: { position: 'relative', display: 'flex', alignItems: 'center' },
});

export const textFieldPrefix = defineRecipe({
  className: 'textFieldPrefix',
  base: { position: 'absolute', insetInlineStart: '3.5', color: 'fg.muted', pointerEvents: 'none' },
});

export const textFieldEnd = defineRecipe({
  className: 'textFieldEnd',
  base: { position: 'absolute', insetInlineEnd: '1' },
});
