import { defineRecipe } from '../theme/defineRecipe';

/** The styles of the figures of `Amount`. While they count, `data-counting` is the number that is visible now. */
export const amountFigure = defineRecipe({
  base: {
    fontVariantNumeric: 'tabular-nums',
    // During the animation the final text is transparent and a pseudo-element shows the counting number over it. Forced
    // colours ignore a transparent text fill, so there the final text is visible at once.
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
