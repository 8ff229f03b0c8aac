import { defineSlotRecipe } from '../theme/defineRecipe';

export const toastCard = defineSlotRecipe({
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'max',
      maxWidth: '[min(26rem, calc(100vw - 2rem))]',
      minHeight: 'control',
      paddingInlineStart: '4',
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
        paddingInlineStart: '5',
      },
      // The region of the toasts ends 1rem before the right edge of the window, from which the middle is computed.
      '&[data-position=top-center]': { insetInlineEnd: '[calc(50vw - 1rem)]', translate: '[50% var(--y)]' },
      '& > svg': { boxSize: '5', flexShrink: '0' },
    },
    // Spaces are kept, because the contract fixes a text that ends in one (ERROR-01).
    title: { paddingBlock: '2', whiteSpace: 'pre-wrap' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '9',
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
