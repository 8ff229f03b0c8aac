import { defineRecipe } from '../theme/defineRecipe';

export const amountFigure = defineRecipe({
  base: {
    fontVariantNumeric: 'tabular-nums',
    // The visible number covers the text, except with forced colours.
    '@media (forced-colors: none)': {
      '&[data-counting]': { position: 'relative', WebkitTextFillColor: '[transparent]' },
      '&[data-counting]::after': {
        content: "attr(data-counting) / ''",
        position: 'absolute',
        top: '0',
        whiteSpace: 'nowrap',
        WebkitTextFillColor: '[currentcolor]',
      },
    },
    whiteSpace: 'nowrap',
  },
  variants: {
    align: { start: { _after: { insetInlineStart: '0' } }, end: { _after: { insetInlineEnd: '0' } } },
  },
});
