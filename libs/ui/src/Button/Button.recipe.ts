import { defineRecipe } from '../theme/defineRecipe';

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: '0',
    maxWidth: 'full',
    fontWeight: 'semibold',
    lineHeight: '[1.2]',
    textAlign: 'center',
    borderRadius: 'control',
    border: '[1px solid transparent]',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      '[background-color token(durations.fast), border-color token(durations.fast), color token(durations.fast), translate token(durations.fast)]',
    _active: { translate: '[0 1px]' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55', translate: '[none]' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
    // On a touch screen no button is lower than 44 px (WCAG 2.5.5).
    '@media (pointer: coarse)': { minHeight: 'control' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
        _active: { bg: 'colorPalette.solidHover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.border',
        _hover: { bg: 'colorPalette.subtle' },
        _active: { bg: 'colorPalette.muted' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _active: { bg: 'colorPalette.muted' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _active: { bg: 'colorPalette.emphasized' },
      },
    },
    size: {
      // This size repeats the touch height of the base, because the rules of a variant come later and would override
      // it.
      sm: {
        minHeight: '9',
        '@media (pointer: coarse)': { minHeight: 'control' },
        px: '3',
        py: '1.5',
        fontSize: '[0.9375rem]',
        _icon: { boxSize: '4' },
      },
      md: { minHeight: '11', px: '5', py: '2', fontSize: 'body', _icon: { boxSize: '5' } },
      lg: { minHeight: '13', px: '7', py: '3', fontSize: 'lead', _icon: { boxSize: '5' } },
    },
    iconOnly: {
      true: {
        px: '0',
        py: '0',
        aspectRatio: '1',
        borderRadius: 'pill',
        // An icon stays as it is where text is enlarged on a phone, and leaves the room to the words. The exclamation
        // marks override the sizes.
        _largeText: { minHeight: '[44px !important]', _icon: { boxSize: '[24px !important]' } },
      },
    },
    fullWidth: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
