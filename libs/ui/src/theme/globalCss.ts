/** What every page gets: ground, ink, one focus ring for whatever has none of its own, and no motion where it is unwanted. */
export const globalCss = {
  html: {
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    colorScheme: 'light',
    lineHeight: 'normal',
    scrollPaddingTop: '6rem',
  },
  'html.dark': { colorScheme: 'dark' },
  // The preflight colours placeholders with a raw grey that fails on both grounds.
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'colorPalette.emphasized' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
  'h1, h2, h3': { textWrap: 'balance' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
