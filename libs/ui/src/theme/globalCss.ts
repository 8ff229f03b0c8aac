const chosen = '[role=tab][aria-selected=true], [aria-current=page], [aria-pressed=true]';

export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    colorScheme: 'light',
    lineHeight: 'normal',
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
  // Screenshots use the attribute.
  ':is(:focus-visible, [data-focus-visible])': {
    layerStyle: 'focusRing',
  },
  'h1, h2, h3': { textWrap: 'balance' },
  // A captured element receives no click during the view transition.
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
  // Forced colours remove backgrounds.
  '@media (forced-colors: active)': {
    [chosen]: { backgroundColor: 'Highlight !important' },
    // Browsers would put a colour behind the words.
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
