import { defineRecipe } from '../theme/defineRecipe';

export const link = defineRecipe({
  base: { borderRadius: 'sm', transition: '[color token(durations.fast)]' },
  variants: {
    variant: {
      plain: { textDecoration: 'none' },
      inline: {
        color: 'brand.fg',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
      quiet: { color: 'fg.muted', _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
  defaultVariants: { variant: 'plain' },
});
