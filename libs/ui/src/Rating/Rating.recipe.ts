import { defineRecipe } from '../theme/defineRecipe';

export const ratingRoot = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'offer.subtle',
    color: 'offer.fg',
    textStyle: 'caption',
    lineHeight: '[1.6]',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5', fill: 'offer.solid', color: 'offer.border', strokeWidth: '1.5' },
  },
});
