import { cva } from '@niramaya/ui/styled';

export const qualityMarksRow = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    // `!important`, because the styles of a badge come later.
    '@container (max-width: 11rem)': {
      gap: '1',
      '& > *': { px: '1!', fontSize: '[0.75rem!important]' },
    },
  },
});
