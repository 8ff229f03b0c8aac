import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `Pagination`. An `item` is the button of a page, or of the previous or next one with its `word`. A
 * `gap` is in place of pages that have no button.
 */
export const pagination = defineSlotRecipe({
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '0.5', md: '1' },
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      // At 36 px, nine buttons fit into a window of 360 px.
      minWidth: { base: '9', md: '11' },
      minHeight: '11',
      px: { base: '1', md: '2' },
      borderRadius: 'control',
      color: 'fg',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      transition: '[background-color token(durations.fast)]',
      _hover: { bg: 'brand.subtle' },
      _disabled: { color: 'fg.subtle', bg: '[transparent]', cursor: 'not-allowed' },
      '&[aria-current=page]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'bold' },
      _icon: { boxSize: '5' },
    },
    gap: { display: 'inline-grid', placeItems: 'center', width: { base: '5', md: '6' }, color: 'fg.subtle' },
    word: { hideBelow: 'md' },
  },
});
