import { defineSlotRecipe } from '../theme/defineRecipe';

export const searchCombobox = defineSlotRecipe({
  className: 'searchCombobox',
  slots: ['field', 'input', 'note'],
  base: {
    field: {
      position: 'relative',
      zIndex: 'dropdown',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: '12',
      px: '4',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'pill',
      _focusWithin: { layerStyle: 'focusRing', outlineOffset: '[1px]' },
    },
    input: {
      flex: '1',
      minW: '0',
      h: 'full',
      bg: '[transparent]',
      color: '[inherit]',
      fontSize: 'body',
      outline: '[none]',
      _placeholder: { color: 'fg.muted', opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    /** A message in place of the list. The status element next to the field announces the same text to screen readers. */
    note: {
      position: 'absolute',
      zIndex: 'dropdown',
      top: '[calc(100% + 8px)]',
      insetInline: '0',
      px: '4',
      py: '3',
      borderRadius: 'control',
      boxShadow: 'overlay',
      textStyle: 'caption',
    },
  },
});
