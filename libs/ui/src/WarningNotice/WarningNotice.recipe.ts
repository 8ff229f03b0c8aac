import { defineRecipe } from '../theme/defineRecipe';

export const warningNoticeRoot = defineRecipe({
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    px: '4',
    py: '3',
    mb: '4',
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: 'control',
  },
});
