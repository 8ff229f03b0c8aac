const chosen = '[role=tab][aria-selected=true], [aria-current=page], [aria-pressed=true]';

/**
 * The global CSS of every page: background, text colour, focus ring, reduced motion and forced colours. Every element
 * that has no focus ring of its own gets the same ring. Animations and transitions are off where the system asks for
 * less motion. In forced colours, chosen elements use the colours of the system.
 */
export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    colorScheme: 'light',
    lineHeight: 'normal',
    // The heights of what is pinned to the upper and the lower edge of the window.
    '--edge-top': '0px',
    '--edge-bottom': '0px',
    scrollPaddingBlock: 'calc(var(--edge-top) + 0.5rem) calc(var(--edge-bottom) + 0.5rem)',
    '@media (min-height: 30rem)': {
      '--edge-top': 'var(--header-height, 4.75rem)',
      '--edge-bottom': 'calc(var(--notices-height, 0px) + var(--bar-height, 0px))',
    },
  },
  'html.dark': { colorScheme: 'dark' },
  '::selection': { bg: 'colorPalette.emphasized' },
  // The attribute is for screenshots, because only one element at a time has the focus.
  ':is(:focus-visible, [data-focus-visible])': {
    layerStyle: 'focusRing',
  },
  'h1, h2, h3': { textWrap: 'balance' },
  // Only a picture moves to the next screen, because a captured element receives no click during the view transition.
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: 'slow', animationTimingFunction: 'out' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Forced colours remove backgrounds and shadows, and with them the sign of what is chosen.
  '@media (forced-colors: active)': {
    [chosen]: { backgroundColor: 'Highlight !important' },
    // The adjustment is off, because browsers would put the page's colour behind the words.
    [`:is(${chosen}), :is(${chosen}) *`]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      outlineColor: 'CanvasText !important',
    },
    '[role=option][aria-selected=true]': {
      outline: '2px solid Highlight !important',
      outlineOffset: '-2px !important',
    },
  },
};
