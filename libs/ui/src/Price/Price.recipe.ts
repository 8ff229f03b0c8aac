import { defineRecipe } from '../theme/defineRecipe';

export const priceRoot = defineRecipe({
  className: 'priceRoot',
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    rowGap: '0.5',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const priceAmount = defineRecipe({
  className: 'priceAmount',
  base: { color: 'fg', whiteSpace: 'nowrap' },
  variants: {
    size: {
      sm: { textStyle: 'price', fontSize: 'body' },
      md: { textStyle: 'price' },
      lg: { textStyle: 'priceLarge' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const priceMrp = defineRecipe({
  className: 'priceMrp',
  base: { textStyle: 'caption', color: 'fg.subtle', whiteSpace: 'nowrap' },
});
