import { defineRecipe } from '../theme/defineRecipe';

export const inertButtonRoot = defineRecipe({
  className: 'inertButtonRoot',
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
});

export const inertButtonNote = defineRecipe({
  className: 'inertButtonNote',
  base: { textStyle: 'caption', color: 'fg.muted' },
});
