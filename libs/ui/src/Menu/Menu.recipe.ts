import { defineRecipe } from '@chakra-ui/react';

/** One line of a menu, 44 px high, link or button alike. */
export const menuItemRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    px: '3',
    py: '2',
    borderRadius: 'control',
    color: 'fg',
    textAlign: 'start',
    lineHeight: '1.3',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});
