import { defineRecipe } from '@chakra-ui/react';
import { chakra } from '../theme/chakra';
import { BaseLink } from './LinkProvider';

const linkRecipe = defineRecipe({
  base: { borderRadius: 'sm', transition: 'color token(durations.fast)' },
  variants: {
    variant: {
      plain: {},
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

/**
 * A link, drawn by the app's router where there is one. `plain` is undressed (cards, menus), `inline` stands in running
 * text, `quiet` in lists of links such as a footer.
 */
export const UiLink = chakra(BaseLink, linkRecipe);
