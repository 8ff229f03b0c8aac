import { defineRecipe } from '../theme/defineRecipe';

export const radioCardGroupRoot = defineRecipe({
  className: 'radioCardGroupRoot',
  base: { minWidth: '0', display: 'grid', gap: '1.5' },
});

export const radioCardGroupLegend = defineRecipe({
  className: 'radioCardGroupLegend',
  base: { fontWeight: 'medium', color: 'fg', marginBottom: '2' },
  variants: { visuallyHidden: { true: { srOnly: true } } },
});

/**
 * Matches browsers that can anchor a box to the chosen card. There, the frame is a box of the group and slides to the
 * card.
 */
const canSlide = '@supports (anchor-scope: none)';

export const radioCardGroupCards = defineRecipe({
  className: 'radioCardGroupCards',
  base: {
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
        transition: 'inset token(durations.moderate) token(easings.out)',
      },
    },
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: { md: 'minmax(0, 1fr)' } },
      2: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
      3: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const radioCardGroupCard = defineRecipe({
  className: 'radioCardGroupCard',
  base: {
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
    transition: 'background-color token(durations.fast), border-color token(durations.fast)',
    _hover: { borderColor: 'brand.border', bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      bg: 'brand.subtle',
      boxShadow: '[inset 0 0 0 1px token(colors.brand.solid)]',
      [canSlide]: { borderColor: 'border.strong', boxShadow: '[none]', anchorName: '--chosen' },
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.55' },
  },
});

export const radioCardGroupDot = defineRecipe({
  className: 'radioCardGroupDot',
  base: {
    flexShrink: '0',
    boxSize: '5',
    marginTop: '0.5',
    accentColor: '[token(colors.brand.solid)]',
    cursor: 'inherit',
    // Firefox before 121 has no `:has`, which moves the focus ring to the card.
    '@supports selector(:has(*))': { _focusVisible: { outline: 'none' } },
  },
});

export const radioCardGroupBody = defineRecipe({
  className: 'radioCardGroupBody',
  // The text is always beside its radio. The content at the end wraps to its own line where the text needs the room.
  base: { flex: '[1 1 min(6rem, 100% - 2rem)]', minWidth: '0', display: 'grid', gap: '0.5' },
});

export const radioCardGroupLabel = defineRecipe({
  className: 'radioCardGroupLabel',
  base: { fontWeight: 'semibold', color: 'fg' },
});

export const radioCardGroupDescription = defineRecipe({
  className: 'radioCardGroupDescription',
  base: { textStyle: 'caption', color: 'fg.muted' },
});
