import { defineRecipe } from '../theme/defineRecipe';

export const sectionRoot = defineRecipe({
  className: 'sectionRoot',
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', md: '6' } },
});

export const sectionTitle = defineRecipe({
  className: 'sectionTitle',
  base: { color: 'fg' },
  variants: { level: { 1: { textStyle: 'display' }, 2: { textStyle: 'heading' }, 3: { textStyle: 'title' } } },
});

export const sectionDescription = defineRecipe({
  className: 'sectionDescription',
  base: { color: 'fg.muted', marginTop: '1', maxWidth: 'prose' },
});
