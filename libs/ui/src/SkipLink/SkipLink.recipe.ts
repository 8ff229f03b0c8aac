import { defineRecipe } from '../theme/defineRecipe';

export const skipLink = defineRecipe({
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '5',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    boxShadow: 'overlay',
    '&:not(:focus, [data-focus])': { srOnly: true },
  },
});
