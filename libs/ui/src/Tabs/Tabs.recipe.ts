import { defineRecipe } from '../theme/defineRecipe';

export const tabsRoot = defineRecipe({
  className: 'tabsRoot',
  base: { display: 'grid', gap: '5', minWidth: '0' },
  variants: {
    orientation: {
      vertical: { gridTemplateColumns: { lg: 'minmax(12rem, 16rem) minmax(0, 1fr)' }, alignItems: 'start' },
    },
  },
});

export const tabsList = defineRecipe({
  className: 'tabsList',
  base: {
    display: 'flex',
    // A row that scrolled would hide the last ways to pay on a mobile.
    flexWrap: 'wrap',
    gap: '1',
    p: '1',
    borderRadius: 'card',
    bg: 'bg.muted',
  },
  variants: { orientation: { vertical: { flexDirection: { lg: 'column' } } } },
});

export const tabsTab = defineRecipe({
  className: 'tabsTab',
  base: {
    display: 'inline-flex',
    // Three in a row of a phone, and two that share the next one.
    flex: { base: '1 0 28%', sm: '1 0 auto' },
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.5', sm: '2' },
    minHeight: 'control',
    px: { base: '1', sm: '4' },
    py: { base: '1', sm: '2' },
    borderRadius: '[calc(token(radii.card) - 4px)]',
    color: 'fg.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    lineHeight: '[1.25]',
    transition: 'background-color token(durations.fast), color token(durations.fast)',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    _selected: { bg: 'bg.panel', color: 'brand.fg', fontWeight: 'semibold', boxShadow: 'card' },
    _icon: { boxSize: '5', flexShrink: '0' },
  },
  variants: { orientation: { vertical: { justifyContent: { lg: 'start' } } } },
});

export const tabsPanel = defineRecipe({
  className: 'tabsPanel',
  base: {
    minWidth: '0',
    borderRadius: 'control',
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '4px' },
  },
});
