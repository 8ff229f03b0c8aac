import { defineSlotRecipe } from '@chakra-ui/react';

/** The condition `tall` of our theme, written out, because Chakra's types know only its own conditions. */
const tall = '@media (min-height: 30rem) and (min-width: 16rem)';

/** The timing of all animations of the panel and the backdrop, as names of tokens. */
const timing = { animationDuration: 'moderate', animationTimingFunction: 'out', animationFillMode: 'both' };

/** The styles of Chakra's Dialog in both shapes: a panel in the middle, and one at an edge of the window. */
export const overlayRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      bg: 'bg.backdrop',
      _open: { animation: 'fadeIn', ...timing },
      _closed: { animation: 'fadeOut', ...timing },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      maxHeight: '100%',
      // The panel scrolls and not its body, because the panel has the focus when it opens: the arrow keys then scroll
      // at once.
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      [tall]: {
        scrollPaddingBlock: 'calc(var(--header-height, 4rem) + 0.5rem) calc(var(--footer-height, 0px) + 0.5rem)',
      },
      width: 'full',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'overlay',
      _focusVisible: { outline: 'none' },
      _open: { animation: 'riseIn', ...timing },
      _closed: { animation: 'sinkOut', ...timing },
      _dark: { border: '1px solid token(colors.border)' },
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    header: {
      [tall]: { position: 'sticky', top: '0', zIndex: 'docked' },
      bg: 'bg.panel',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInlineStart: { base: '4', md: '6' },
      paddingInlineEnd: '2',
      paddingBlock: '2',
      borderBottom: '1px solid token(colors.border)',
    },
    title: { textStyle: 'title', color: 'fg', minWidth: '0' },
    body: {
      flex: '1 0 auto',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '5',
    },
    footer: {
      [tall]: { position: 'sticky', bottom: '0', zIndex: 'docked' },
      bg: 'bg.panel',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: { base: '4', md: '6' },
      paddingTop: '4',
      paddingBottom: 'max(token(spacing.4), env(safe-area-inset-bottom))',
      borderTop: '1px solid token(colors.border)',
    },
  },
  variants: {
    placement: {
      center: {
        positioner: {
          alignItems: { base: 'end', md: 'center' },
          justifyContent: 'center',
          p: { base: '0', md: '6' },
        },
        content: {
          borderTopRadius: 'card',
          borderBottomRadius: { base: '0', md: 'card' },
          maxHeight: { base: '92dvh', md: '100%' },
        },
      },
      start: { positioner: { justifyContent: 'start' }, content: { height: 'dvh', borderEndRadius: 'card' } },
      end: { positioner: { justifyContent: 'end' }, content: { height: 'dvh', borderStartRadius: 'card' } },
      bottom: { positioner: { alignItems: 'end' }, content: { borderTopRadius: 'card', maxHeight: '92dvh' } },
    },
    // The width of a size depends on the placement, so the compound variants below have it.
    size: { sm: {}, md: {}, lg: {}, xl: {} },
  },
  compoundVariants: [
    { placement: 'center', size: 'sm', css: { content: { maxWidth: { md: '26rem' } } } },
    { placement: 'center', size: 'md', css: { content: { maxWidth: { md: '34rem' } } } },
    { placement: 'center', size: 'lg', css: { content: { maxWidth: { md: '48rem' } } } },
    { placement: ['start', 'end'], size: 'sm', css: { content: { maxWidth: 'min(20rem, 88vw)' } } },
    { placement: ['start', 'end'], size: 'md', css: { content: { maxWidth: 'min(26rem, 92vw)' } } },
    { placement: ['start', 'end'], size: 'lg', css: { content: { maxWidth: 'min(36rem, 100vw)' } } },
    { placement: ['start', 'end'], size: 'xl', css: { content: { maxWidth: 'min(48rem, 100vw)' } } },
  ],
});
