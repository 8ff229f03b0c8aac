import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `QuantityStepper`. A `step` is the button minus or plus, and `word` the label in front of the number.
 */
export const quantityStepper = defineSlotRecipe({
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      border: '[1px solid]',
      borderColor: 'border.strong',
      borderRadius: 'control',
      bg: 'bg.panel',
      overflow: 'clip',
      // The margin leaves room for the focus ring of a button at the edge.
      overflowClipMargin: '6px',
    },
    step: {
      display: 'grid',
      placeItems: 'center',
      height: '11',
      // A button is 44 px wide at least (WCAG 2.5.5). It grows with the text, up to 14 % of the window.
      width: '[max(44px, min(2.75rem, 14vw))]',
      borderRadius: 'control',
      color: 'brand.fg',
      cursor: 'pointer',
      transition: '[background-color token(durations.fast)]',
      _hover: { bg: 'brand.subtle' },
      _active: { bg: 'brand.muted' },
      _focusVisible: { outlineOffset: '[-1px]' },
      _disabled: { color: 'fg.subtle', bg: '[transparent]', cursor: 'not-allowed', opacity: '0.55' },
      _icon: { boxSize: '5' },
    },
    value: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minWidth: '[min(4.5rem, 24vw)]',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    word: { color: 'fg.muted', fontWeight: 'normal', textStyle: 'caption' },
  },
});
