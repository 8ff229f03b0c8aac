import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `Price`. `strongMrp` makes the maximum retail price as large as the amount in a card. It is muted, so
 * that the price to pay is read first, and `Price` does not strike it through, because the list is sorted by it.
 */
export const price = defineSlotRecipe({
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      rowGap: '0.5',
      fontVariantNumeric: 'tabular-nums',
    },
    amount: { color: 'fg', whiteSpace: 'nowrap' },
    // In a narrow card the word may be above its amount, which stays whole.
    mrp: { textStyle: 'caption', color: 'fg.subtle', '& > *': { whiteSpace: 'nowrap' } },
  },
  variants: {
    size: {
      sm: { amount: { textStyle: 'price', fontSize: 'body' } },
      md: { amount: { textStyle: 'price' } },
      lg: { amount: { textStyle: 'priceLarge' } },
    },
    strongMrp: {
      true: { mrp: { color: 'fg.muted', '& > :last-child': { textStyle: 'price', fontWeight: 'normal' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
