import { defineSlotRecipe, defineRecipe } from '../theme/defineRecipe';

/**
 * The styles around a form control. `mark` is the star of a required field. A field with a button (`action`) is in a
 * `frame`, whose width decides whether the button is in one `line` with the control or below it.
 */
export const field = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '1.5', minWidth: '0', alignContent: 'start' },
    label: { fontWeight: 'medium', color: 'fg', width: 'fit', maxWidth: 'full' },
    mark: { color: 'danger.fg', marginInlineStart: '1' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'danger.fg',
      _icon: { boxSize: '4', flexShrink: '0', marginTop: '[1px]' },
    },
    // The width is set, because size containment makes the content of the frame count as 0 px wide in a flex row.
    frame: { containerType: 'inline-size', width: 'full' },
    line: {
      '@container (min-width: 14rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '3',
        '& > :not(:last-child)': { gridColumn: '[1]' },
      },
    },
    action: {
      display: 'grid',
      marginTop: '1.5',
      // The second row is that of the control, below the label.
      '@container (min-width: 14rem)': { gridColumn: '[2]', gridRow: '[2]', alignItems: 'end', marginTop: '0' },
    },
  },
});

/** The box of a text field or list. Its text has 16 px, because iOS zooms the page at a field with smaller text. */
export const control = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    px: '3.5',
    py: '2.5',
    borderRadius: 'control',
    border: '[1px solid]',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'body',
    lineHeight: '[1.4]',
    transition: '[border-color token(durations.fast), background-color token(durations.fast)]',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: {
      outlineOffset: '[1px]',
      borderColor: 'brand.solid',
    },
    // The exclamation mark keeps the red border while an invalid field has the focus: the rules of the focus come
    // later.
    _invalid: { borderColor: 'danger.solid!', boxShadow: '[inset 0 0 0 1px token(colors.danger.solid)]' },
    _readOnly: { bg: 'bg.subtle' },
    _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
    _placeholder: { color: 'fg.subtle' },
    // The least height is two lines with the padding and the border. Firefox and older browsers do not know
    // `field-sizing`: there the box keeps this height, and its text scrolls.
    '&:is(textarea)': { minHeight: '[calc(2lh + 1.25rem + 2px)]', resize: 'none', fieldSizing: 'content' },
  },
});
