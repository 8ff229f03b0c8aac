import { defineRecipe } from '../theme/defineRecipe';

export const ratingChoiceRoot = defineRecipe({
  className: 'ratingChoiceRoot',
  base: { display: 'inline-flex', alignItems: 'center', gap: '2' },
});

export const ratingChoiceFigure = defineRecipe({
  className: 'ratingChoiceFigure',
  base: { minWidth: '2', fontVariantNumeric: 'tabular-nums' },
});

export const ratingChoiceStars = defineRecipe({
  className: 'ratingChoiceStars',
  base: {
    display: 'inline-flex',
    gap: '0.5',
    color: 'border.strong',
    _icon: { boxSize: '4', strokeWidth: '1.5' },
    '& [data-filled]': { fill: 'offer.solid', color: 'offer.border' },
  },
});
