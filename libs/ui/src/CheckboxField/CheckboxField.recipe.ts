import { defineSlotRecipe } from '../theme/defineRecipe';

export const checkboxField = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '1' },
    label: {
      display: 'flex',
      alignItems: 'start',
      gap: '3',
      py: '2',
      minHeight: 'control',
      width: 'fit',
      maxWidth: 'full',
      color: 'fg',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
    },
    box: {
      flexShrink: '0',
      boxSize: '5',
      marginTop: '0.5',
      accentColor: '[token(colors.brand.solid)]',
      cursor: 'inherit',
      borderRadius: 'sm',
    },
  },
});
