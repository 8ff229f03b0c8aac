import { defineRecipe } from '../theme/defineRecipe';

export const qualityMarksRow = defineRecipe({
  className: 'qualityMarksRow',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    // All three in one row of a narrow tile. What a badge is by itself comes later in the sheet.
    '@container (max-width: 11rem)': {
      gap: '1',
      '& > *': { px: '1!', fontSize: '[0.75rem!important]' },
    },
  },
});
