import { defineRecipe } from '../theme/defineRecipe';

export const badgeBox = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});
