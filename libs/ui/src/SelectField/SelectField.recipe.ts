import { defineRecipe } from '../theme/defineRecipe';

export const selectFieldFrame = defineRecipe({
  base: {
    position: 'relative',
    _icon: {
      position: 'absolute',
      insetInlineEnd: '3.5',
      top: '[50%]',
      translate: '[0 -50%]',
      boxSize: '5',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
