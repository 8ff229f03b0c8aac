import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of a toast. Ark sets `data-type`, the type in `toastStore.ts`. `data-position` and `data-appearance` are
 * those of `ToastOptions`.
 */
export const toastCard = defineSlotRecipe({
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '2.5', _largeText: '1' },
      width: 'max',
      maxWidth: '[min(26rem, calc(100vw - 2rem))]',
      minHeight: 'control',
      paddingInlineStart: { base: '4', _largeText: '2' },
      paddingInlineEnd: '1',
      bg: 'bg.panel',
      color: 'fg',
      border: '[1px solid token(colors.border)]',
      borderRadius: 'control',
      boxShadow: 'raised',
      fontWeight: 'medium',
      lineHeight: '[1.35]',
      // Ark sets these three properties on each toast to stack them.
      translate: '[var(--x) var(--y)]',
      zIndex: '[var(--z-index)]',
      _closed: { opacity: '0' },
      transition: '[translate, opacity]',
      transitionDuration: 'moderate',
      transitionTimingFunction: 'out',
      '&[data-type=success]': { bg: 'success.solid', color: 'success.contrast', borderColor: 'success.solid' },
      '&[data-type=error]': { bg: 'danger.solid', color: 'danger.contrast', borderColor: 'danger.solid' },
      '&[data-appearance=dark]': { bg: 'bg.dark', color: 'fg.onDark', borderColor: 'border.strong' },
      '&[data-appearance=greyPill]': {
        bg: 'bg.grey',
        color: 'fg.onDark',
        borderColor: 'bg.grey',
        borderRadius: 'pill',
        paddingInlineStart: { base: '5', _largeText: '3' },
      },
      // The region of the toasts ends 1rem before the right edge of the window, from which the middle is computed.
      '&[data-position=top-center]': { insetInlineEnd: '[calc(50vw - 1rem)]', translate: '[50% var(--y)]' },
      '& > svg': { boxSize: '5', flexShrink: '0' },
    },
    // Spaces are kept, because the requirements fix a text that ends in one (requirement ERROR-01 in
    // `docs/requirements.md`).
    title: {
      // The text keeps 8rem, or else the width next to the icon. With less room the buttons are below it.
      flex: '[1 1 min(8rem, calc(100% - 1.875rem))]',
      minWidth: '0',
      maxWidth: 'max',
      paddingBlock: '2',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    actionTrigger: {
      minHeight: '9',
      marginBlock: '[0.1875rem]',
      paddingInline: '3',
      borderRadius: 'control',
      // The colours of a toast follow its kind, so the button has those of the text.
      border: '[1px solid currentColor]',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outline: '[3px solid currentColor]', outlineOffset: '[2px]' },
      '@media (pointer: coarse)': { minHeight: 'control' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: { base: '9', _largeText: '[36px]' },
      marginInlineStart: 'auto',
      borderRadius: 'pill',
      cursor: 'pointer',
      opacity: '0.85',
      _hover: { opacity: '1' },
      _focusVisible: { outline: '[3px solid currentColor]', outlineOffset: '[-4px]' },
      _icon: { boxSize: '4' },
    },
  },
});
