import { defineRecipe } from '../theme/defineRecipe';

export const qualityMarksRow = defineRecipe({
  className: 'qualityMarksRow',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
});
