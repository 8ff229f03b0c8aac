import { defineRecipe } from '@chakra-ui/react';

const backdrop = defineRecipe({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'flex',
    bg: 'bg.backdrop',
    animation: 'fadeIn token(durations.moderate) ease-out',
  },
  variants: {
    placement: {
      center: { alignItems: { base: 'end', md: 'center' }, justifyContent: 'center', p: { base: '0', md: '6' } },
      start: { justifyContent: 'start' },
      end: { justifyContent: 'end' },
      bottom: { alignItems: 'end' },
    },
  },
});

const panel = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    maxHeight: '100%',
    // The panel itself scrolls, under a head and a foot that stay: it has the focus, so the arrow keys scroll it at once.
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '16',
    width: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'overlay',
    animation: 'riseIn token(durations.moderate) token(easings.out)',
    _focusVisible: { outline: 'none' },
    _dark: { border: '1px solid token(colors.border)' },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  variants: {
    placement: {
      // On a telephone a dialog is a sheet at the lower edge, within reach of the thumb.
      center: {
        borderTopRadius: 'card',
        borderBottomRadius: { base: '0', md: 'card' },
        maxHeight: { base: '92dvh', md: '100%' },
      },
      start: { height: 'dvh', borderEndRadius: 'card' },
      end: { height: 'dvh', borderStartRadius: 'card' },
      bottom: { borderTopRadius: 'card', maxHeight: '92dvh' },
    },
    size: { sm: {}, md: {}, lg: {} },
  },
  compoundVariants: [
    { placement: 'center', size: 'sm', css: { maxWidth: { md: '26rem' } } },
    { placement: 'center', size: 'md', css: { maxWidth: { md: '34rem' } } },
    { placement: 'center', size: 'lg', css: { maxWidth: { md: '48rem' } } },
    { placement: ['start', 'end'], size: 'sm', css: { maxWidth: 'min(20rem, 88vw)' } },
    { placement: ['start', 'end'], size: 'md', css: { maxWidth: 'min(26rem, 92vw)' } },
    { placement: ['start', 'end'], size: 'lg', css: { maxWidth: 'min(36rem, 100vw)' } },
  ],
});

const head = defineRecipe({
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'docked',
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
});

const content = defineRecipe({
  base: {
    flex: '1 0 auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '5',
  },
});

const footer = defineRecipe({
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'docked',
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
});

export const overlayRecipe = { backdrop, panel, head, content, footer };
