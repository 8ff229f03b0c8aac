import { defineSlotRecipe } from '../theme/defineRecipe';

export const section = defineSlotRecipe({
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', md: '6' } },
    title: { color: 'fg' },
    description: { color: 'fg.muted', marginTop: '1', maxWidth: 'prose' },
  },
  variants: {
    level: {
      1: { title: { textStyle: 'display' } },
      2: { title: { textStyle: 'heading' } },
      3: { title: { textStyle: 'title' } },
    },
  },
});
