import { defineSlotRecipe } from '../theme/defineRecipe';

export const ratingChoice = defineSlotRecipe({
  className: 'ratingChoice',
  slots: ['root', 'figure', 'stars'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    figure: { minWidth: '2', fontVariantNumeric: 'tabular-nums' },
    stars: {
      display: 'inline-flex',
      gap: '0.5',
      color: 'border.strong',
      _icon: { boxSize: '4', strokeWidth: '1.5' },
      '& [data-filled]': { fill: 'offer.solid', color: 'offer.border' },
    },
  },
});
