import { defineRecipe } from '@chakra-ui/react';

/** The box of a text field or a list. The text has 16 px, below which iOS zooms the page at the first touch. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    px: '3.5',
    py: '2.5',
    borderRadius: 'control',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'body',
    lineHeight: '1.4',
    transition: 'border-color token(durations.fast), background-color token(durations.fast)',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '1px',
      borderColor: 'brand.solid',
    },
    _invalid: { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 1px token(colors.danger.solid)' },
    _readOnly: { bg: 'bg.subtle' },
    _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
    _placeholder: { color: 'fg.subtle' },
  },
});
