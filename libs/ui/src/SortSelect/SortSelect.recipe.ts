import { defineRecipe } from '../theme/defineRecipe';

export const sortSelectRoot = defineRecipe({
  className: 'sortSelectRoot',
  base: { display: 'flex', alignItems: 'center', gap: '2.5' },
});

export const sortSelectLabel = defineRecipe({
  className: 'sortSelectLabel',
  base: { flexShrink: '0', color: 'fg.muted', srOnly: { base: true, xl: false } },
});

export const sortSelectFrame = defineRecipe({
  className: 'sortSelectFrame',
  base: {
    position: 'relative',
    flexGrow: '1',
    color: 'fg.muted',
    _icon: { position: 'absolute', top: '[50%]', translate: '0 -50%', boxSize: '5', pointerEvents: 'none' },
    '& svg:first-of-type': { insetInlineStart: '3', hideBelow: 'sm' },
    '& svg:last-of-type': { insetInlineEnd: '3' },
  },
});
