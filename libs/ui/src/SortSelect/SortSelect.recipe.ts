import { defineSlotRecipe } from '../theme/defineRecipe';

export const sortSelect = defineSlotRecipe({
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2.5' },
    label: { flexShrink: '0', color: 'fg.muted', srOnly: { base: true, xl: false } },
    frame: {
      position: 'relative',
      flexGrow: '1',
      color: 'fg.muted',
      _icon: { position: 'absolute', top: '[50%]', translate: '[0 -50%]', boxSize: '5', pointerEvents: 'none' },
      '& svg:first-of-type': { insetInlineStart: '3', hideBelow: 'sm' },
      '& svg:last-of-type': { insetInlineEnd: '3' },
    },
  },
});
