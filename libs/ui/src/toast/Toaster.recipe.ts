import { defineSlotRecipe } from '../theme/defineRecipe';

export const toaster = defineSlotRecipe({
  className: 'toaster',
  slots: ['corner', 'region'],
  base: {
    corner: {
      position: 'fixed',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'max',
      maxWidth: '[100vw]',
      maxHeight: '[calc(100dvh - var(--below, 0px))]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // An empty corner must not catch clicks.
      pointerEvents: 'none',
      '& > * > *': { pointerEvents: 'auto' },
    },
    region: { display: 'contents' },
  },
  variants: {
    position: {
      'top-center': {
        corner: { top: '0', left: '[50%]', translate: '[-50% var(--below, 0px)]', alignItems: 'center' },
      },
      'top-right': {
        corner: {
          top: '0',
          right: '0',
          translate: '[0 var(--below, 0px)]',
          width: { base: 'full', md: 'max' },
          alignItems: { base: 'center', md: 'end' },
        },
      },
      bottom: {
        corner: {
          bottom: '[max(env(safe-area-inset-bottom, 0px), var(--edge-bottom))]',
          left: '[50%]',
          translate: '[-50% 0]',
          alignItems: 'center',
        },
      },
    },
  },
});
