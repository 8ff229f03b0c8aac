import { cva } from '@niramaya/ui/styled';

export const qualityMarksRow = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    // All three marks fit in one row of a narrow tile. `!important` is needed, because the styles of a badge come later
    // in the style sheet.
    '@container (max-width: 11rem)': {
      gap: '1',
      '& > *': { px: '1!', fontSize: '[0.75rem!important]' },
    },
  },
});
