import { defineRecipe } from '../theme/defineRecipe';

export const chipBox = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '9',
    px: '3.5',
    py: '1',
    maxWidth: 'full',
    borderRadius: 'pill',
    border: '[1px solid]',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: '[0.9375rem]',
    fontWeight: 'medium',
    lineHeight: '[1.3]',
    textAlign: 'start',
    cursor: 'pointer',
    transition: '[background-color token(durations.fast), border-color token(durations.fast)]',
    colorPalette: 'brand',
    _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.border' },
    _icon: { boxSize: '4', flexShrink: '0' },
    '@media (pointer: coarse)': { minHeight: 'control' },
    '&[aria-pressed=true], &[data-removable]': {
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.solid',
      color: 'colorPalette.fg',
    },
    '&[data-removable]': { fontWeight: 'semibold' },
  },
});
