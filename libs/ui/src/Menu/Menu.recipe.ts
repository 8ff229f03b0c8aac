import { defineSlotRecipe } from '../theme/defineRecipe';

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['item', 'root', 'panel', 'header'],
  base: {
    /** One line of a menu, 44 px high, for links and buttons. */
    item: {
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
      _focusVisible: { outlineOffset: '[-2px]' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
      '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    },
    root: { position: 'relative', display: 'inline-flex' },
    panel: {
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
    header: {
      px: '3',
      paddingTop: '2',
      paddingBottom: '3',
      marginBottom: '2',
      borderBottom: '[1px solid token(colors.border)]',
    },
  },
  variants: {
    align: {
      start: { panel: { insetInlineStart: '0' } },
      end: { panel: { insetInlineEnd: '0' } },
    },
  },
});
