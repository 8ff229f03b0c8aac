import { defineSlotRecipe } from '../theme/defineRecipe';

export const searchResults = defineSlotRecipe({
  className: 'searchResults',
  slots: ['list', 'heading'],
  base: {
    /** A scrolling box around it would have to be focusable. */
    list: {
      position: 'absolute',
      zIndex: 'dropdown',
      top: '[calc(100% + 8px)]',
      left: '0',
      right: '0',
      h: '[400px]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      layerStyle: 'panel',
      color: 'fg',
      boxShadow: 'overlay',
      '& [role=option]': {
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr)',
        alignItems: 'center',
        gap: '3',
        minH: '16',
        px: '4',
        py: '2',
        cursor: 'pointer',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
        '&[aria-selected=true]': { bg: 'brand.subtle' },
        _hover: { bg: 'bg.muted' },
      },
      '& img': { boxSize: '12' },
      '& [role=option] > span > *': { display: 'block' },
      '& [role=option] > span > span': { fontWeight: 'medium' },
      '& mark': { bg: 'offer.subtle', color: 'offer.fg', fontWeight: 'bold', borderRadius: '[2px]' },
      '& small': { textStyle: 'caption', color: 'fg.muted' },
    },
    heading: {
      px: '4',
      pt: '3',
      pb: '1',
      textStyle: 'caption',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
  },
});
