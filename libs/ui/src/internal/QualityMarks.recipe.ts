import { defineRecipe } from '@pandacss/dev';

export const qualityMarksRow = defineRecipe({
  className: 'qualityMarksRow',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
});
