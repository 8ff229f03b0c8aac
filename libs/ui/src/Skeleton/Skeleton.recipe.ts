import { defineRecipe } from '../theme/defineRecipe';

export const skeletonBox = defineRecipe({
  base: {
    display: 'block',
    maxWidth: 'full',
    bg: 'bg.muted',
    animation: 'pulse 1.6s ease-in-out infinite',
    '@media (forced-colors: active)': { bg: '[GrayText]' },
  },
  variants: {
    radius: {
      sm: { borderRadius: 'sm' },
      control: { borderRadius: 'control' },
      card: { borderRadius: 'card' },
      pill: { borderRadius: 'pill' },
    },
  },
});
