const chosen = '[role=tab][aria-selected=true], [aria-current=page], [aria-pressed=true]';

/**
 * What every page gets: ground, ink, one focus ring for whatever has none of its own, no motion where it is unwanted, and
 * what is chosen in the system's own colours where it forces them.
 */
export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    colorScheme: 'light',
    lineHeight: 'normal',
    scrollPaddingTop: '6rem',
  },
  'html.dark': { colorScheme: 'dark' },
  '::selection': { bg: 'colorPalette.emphasized' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
  'h1, h2, h3': { textWrap: 'balance' },
  // A picture alone travels to the next screen: what is captured takes no press for that time.
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
  // Grounds and shadows are taken away there, and with them the sign of what is chosen.
  '@media (forced-colors: active)': {
    [chosen]: { backgroundColor: 'Highlight !important' },
    // Without adjustment: browsers would lay the colour of the page behind its words.
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
