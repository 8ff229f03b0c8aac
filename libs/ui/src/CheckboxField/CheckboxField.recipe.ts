import { defineRecipe } from '../theme/defineRecipe';

export const checkboxFieldRoot = defineRecipe({
  className: 'checkboxFieldRoot',
  base: { display: 'grid', gap: '1' },
});

export const checkboxFieldLabel = defineRecipe({
  className: 'checkboxFieldLabel',
  base: {
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
});

export const checkboxFieldBox = defineRecipe({
  className: 'checkboxFieldBox',
  base: {
    flexShrink: '0',
    boxSize: '5',
    marginTop: '0.5',
    accentColor: '[token(colors.brand.solid)]',
    cursor: 'inherit',
    borderRadius: 'sm',
  },
});
