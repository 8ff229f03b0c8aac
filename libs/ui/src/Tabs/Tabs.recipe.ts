import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * Browsers that know `anchor-scope` slide one background from the old tab to the new one. In the others each tab has
 * its own background, which changes at once.
 */
const canSlide = '@supports (anchor-scope: none)';

/** In the dark theme a panel is darker than the list, so a selected tab of that colour would look pressed in. */
const selectedBackground = { base: 'bg.panel', _dark: 'brand.muted' } as const;

export const tabs = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '5', minWidth: '0' },
    list: {
      position: 'relative',
      isolation: 'isolate',
      [canSlide]: {
        anchorScope: '--tab',
        _before: {
          content: '""',
          position: 'absolute',
          zIndex: '[-1]',
          inset: '[anchor(top) anchor(right) anchor(bottom) anchor(left)]',
          positionAnchor: '--tab',
          borderRadius: '[calc(token(radii.card) - 4px)]',
          bg: selectedBackground,
          boxShadow: 'card',
          transition: '[inset token(durations.moderate) token(easings.out)]',
        },
      },
      // The tabs wrap into a second row, because in a row that scrolls the last tab would be out of sight. On a phone
      // all have one width, which does not change with the selection. At most three are in a row.
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(28%, 5rem), 1fr))',
      flexWrap: 'wrap',
      gap: '1',
      p: '1',
      borderRadius: 'card',
      bg: 'bg.muted',
    },
    tab: {
      display: 'inline-flex',
      flex: '[1 0 auto]',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '0.5', sm: '2' },
      minHeight: 'control',
      px: { base: '0.5', sm: '4' },
      py: { base: '1', sm: '2' },
      borderRadius: '[calc(token(radii.card) - 4px)]',
      color: 'fg.muted',
      fontSize: { base: '[0.875rem]', sm: 'body' },
      fontWeight: 'medium',
      cursor: 'pointer',
      lineHeight: '[1.25]',
      transition: '[background-color token(durations.fast), color token(durations.fast)]',
      _hover: { color: 'fg' },
      _disabled: { cursor: 'not-allowed', opacity: '0.55' },
      _focusVisible: { outlineOffset: '[-2px]' },
      _selected: {
        bg: selectedBackground,
        color: 'brand.fg',
        fontWeight: 'semibold',
        boxShadow: 'card',
        [canSlide]: { bg: '[transparent]', boxShadow: '[none]', anchorName: '--tab' },
      },
      _icon: { boxSize: '5', flexShrink: '0' },
    },
    panel: {
      minWidth: '0',
      borderRadius: 'control',
      _focusVisible: { outlineOffset: '[4px]' },
    },
  },
  variants: {
    orientation: {
      vertical: {
        root: { gridTemplateColumns: { lg: 'minmax(12rem, 16rem) minmax(0, 1fr)' }, alignItems: 'start' },
        list: { flexDirection: { lg: 'column' } },
        tab: { justifyContent: { lg: 'start' } },
      },
    },
  },
});
