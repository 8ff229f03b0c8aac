import { defineSlotRecipe } from '../theme/defineRecipe';

export const toastCard = defineSlotRecipe({
  className: 'toastCard',
  slots: ['card', 'text', 'close'],
  base: {
    card: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      maxWidth: '[26rem]',
      minHeight: 'control',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      borderRadius: 'control',
      boxShadow: 'raised',
      fontWeight: 'medium',
      lineHeight: '[1.35]',
      animation: 'dropIn token(durations.moderate) token(easings.out)',
      '& > svg': { boxSize: '5', flexShrink: '0' },
    },
    // A text of the contract ends in a space, which must stay (ERROR-01).
    text: { paddingBlock: '2', whiteSpace: 'pre-wrap' },
    close: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '9',
      marginInlineStart: '[auto]',
      borderRadius: 'pill',
      cursor: 'pointer',
      opacity: '0.85',
      _hover: { opacity: '1' },
      _focusVisible: { outline: '[3px solid currentColor]', outlineOffset: '[-4px]' },
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    appearance: {
      success: { card: { bg: 'success.solid', color: 'success.contrast' } },
      error: { card: { bg: 'danger.solid', color: 'danger.contrast' } },
      plain: { card: { bg: 'bg.panel', color: 'fg', border: '[1px solid token(colors.border)]' } },
      dark: {
        card: { bg: 'bg.dark', color: 'fg.onDark', _dark: { border: '[1px solid token(colors.border.strong)]' } },
      },
      greyPill: { card: { bg: 'bg.grey', color: 'fg.onDark', borderRadius: 'pill', paddingInlineStart: '5' } },
    },
  },
});
