import { defineRecipe } from '../theme/defineRecipe';

export const loadingTextRoot = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    _icon: { boxSize: '4', color: 'brand.fg' },
  },
});
