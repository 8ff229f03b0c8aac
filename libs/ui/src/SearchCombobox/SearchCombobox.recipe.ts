import { defineRecipe } from '../theme/defineRecipe';

export const searchComboboxField = defineRecipe({
  className: 'searchComboboxField',
  base: {
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
    _focusWithin: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
});

export const searchComboboxInput = defineRecipe({
  className: 'searchComboboxInput',
  base: {
    flex: '1',
    minW: '0',
    h: 'full',
    bg: '[transparent]',
    color: '[inherit]',
    fontSize: 'body',
    outline: 'none',
    _placeholder: { color: 'fg.muted', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const searchComboboxNote = defineRecipe({
  className: 'searchComboboxNote',
  base: {
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
});
