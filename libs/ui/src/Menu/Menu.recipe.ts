import { defineRecipe } from '../theme/defineRecipe';

/** One line of a menu, 44 px high, for links and buttons. */
export const menuItem = defineRecipe({
  className: 'menuItem',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    px: '3',
    py: '2',
    borderRadius: 'control',
    color: 'fg',
    textAlign: 'start',
    lineHeight: '[1.3]',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

export const menuRoot = defineRecipe({
  className: 'menuRoot',
  base: { position: 'relative', display: 'inline-flex' },
});

export const menuPanel = defineRecipe({
  className: 'menuPanel',
  base: {
    position: 'absolute',
    top: '[calc(100% + token(spacing.2))]',
    zIndex: 'dropdown',
    minWidth: '[max(100%, 13rem)]',
    maxWidth: '[min(22rem, 92vw)]',
    p: '2',
    layerStyle: 'panel',
    boxShadow: 'raised',
    animation: 'riseIn token(durations.fast) token(easings.out)',
  },
  variants: { align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } } },
});

export const menuHeader = defineRecipe({
  className: 'menuHeader',
  base: {
    px: '3',
    paddingTop: '2',
    paddingBottom: '3',
    marginBottom: '2',
    borderBottom: '[1px solid token(colors.border)]',
  },
});
