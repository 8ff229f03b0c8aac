import { countingStyle } from '../theme/countingStyle';
import { defineRecipe } from '../theme/defineRecipe';

export const amountFigure = defineRecipe({
  className: 'amountFigure',
  base: { ...countingStyle, whiteSpace: 'nowrap' },
  variants: {
    align: { start: { _after: { insetInlineStart: '0' } }, end: { _after: { insetInlineEnd: '0' } } },
  },
});
