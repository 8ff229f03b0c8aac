import { defineSlotRecipe } from '../theme/defineRecipe';

export const textField = defineSlotRecipe({
  base: {
    frame: { position: 'relative', display: 'flex', alignItems: 'center' },
    prefix: { position: 'absolute', insetInlineStart: '3.5', color: 'fg.muted', pointerEvents: 'none' },
    end: { position: 'absolute', insetInlineEnd: '1' },
  },
});
