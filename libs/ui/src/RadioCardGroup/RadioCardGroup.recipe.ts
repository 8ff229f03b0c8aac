import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * Browsers that know `anchor-scope` slide one border from the old card to the new one. In the others each card has its
 * own border, which changes at once.
 */
const canSlide = '@supports (anchor-scope: none)';

/** The styles of `RadioCardGroup`. A `card` has a `dot`, the radio button, and a `body` with label and description. */
export const radioCardGroup = defineSlotRecipe({
  base: {
    root: { minWidth: '0', display: 'grid', gap: '1.5' },
    legend: { fontWeight: 'medium', color: 'fg', marginBottom: '2' },
    cards: {
      position: 'relative',
      display: 'grid',
      gap: '3',
      [canSlide]: {
        anchorScope: '--chosen',
        '&:has(:checked)::after': {
          content: '""',
          position: 'absolute',
          inset: '[anchor(top) anchor(right) anchor(bottom) anchor(left)]',
          positionAnchor: '--chosen',
          borderRadius: 'card',
          border: '[2px solid]',
          borderColor: 'brand.solid',
          pointerEvents: 'none',
          transition: '[inset token(durations.moderate) token(easings.out)]',
        },
      },
    },
    card: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: '3',
      p: '4',
      borderRadius: 'card',
      border: '[1px solid]',
      borderColor: 'border.strong',
      bg: 'bg.panel',
      cursor: 'pointer',
      transition: '[background-color token(durations.fast), border-color token(durations.fast)]',
      _hover: { borderColor: 'brand.border', bg: 'bg.subtle' },
      '&:has(:checked)': {
        borderColor: 'brand.solid',
        bg: 'brand.subtle',
        boxShadow: '[inset 0 0 0 1px token(colors.brand.solid)]',
        [canSlide]: { borderColor: 'border.strong', boxShadow: '[none]', anchorName: '--chosen' },
      },
      '&:has(:focus-visible)': { layerStyle: 'focusRing' },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.55' },
    },
    dot: {
      flexShrink: '0',
      boxSize: '5',
      marginTop: '0.5',
      accentColor: '[token(colors.brand.solid)]',
      cursor: 'inherit',
      // The card shows the focus ring by `:has`. Firefox before 121 does not know it, so the radio button keeps its own
      // ring there.
      '@supports selector(:has(*))': { _focusVisible: { outline: '[none]' } },
    },
    // The radio button with its gap takes 2rem, so the body always fits next to it. The `end` of an option, such as a
    // price, wraps below it in a narrow card.
    body: { flex: '[1 1 min(6rem, 100% - 2rem)]', minWidth: '0', display: 'grid', gap: '0.5' },
    label: { fontWeight: 'semibold', color: 'fg' },
    description: { textStyle: 'caption', color: 'fg.muted' },
  },
  variants: {
    visuallyHidden: {
      true: { legend: { srOnly: true } },
    },
    columns: {
      1: { cards: { gridTemplateColumns: { md: 'minmax(0, 1fr)' } } },
      2: { cards: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } } },
      3: { cards: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } } },
    },
  },
});
