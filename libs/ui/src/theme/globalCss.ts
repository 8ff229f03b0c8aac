const mono = "ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New'";
/** The elements that show a choice by their background: the selected tab, the current page, a pressed toggle. */
const chosen = '[role=tab][aria-selected=true], [aria-current=page], [aria-pressed=true]';

/**
 * The styles of elements without a class: a reset of the browser's defaults for the elements that the shop uses, the
 * focus ring, reduced motion and forced colours.
 */
export const globalCss = {
  html: {
    fontFamily: 'body',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    colorScheme: 'light',
    lineHeight: 'normal',
    // `pinnedHeight` sets these heights after hydration. Until then they have their usual values.
    '--header-height': { base: '61px', lg: '73px' },
    '&:lang(hi)': { '--header-height': { base: '63px', lg: '73px' } },
    '--connection-height': '0px',
    '--notices-height': '0px',
    '--bar-height': '0px',
    '--edge-top': '0px',
    '--edge-bottom': '0px',
    scrollPaddingBlock: 'calc(var(--edge-top) + 0.5rem) calc(var(--edge-bottom) + 0.5rem)',
    // This is the condition `tall`: the header and the bars are pinned in such a window only.
    '@media (min-height: 30rem) and (min-width: 16rem)': {
      '--edge-top': 'calc(var(--header-height) + var(--connection-height))',
      '--edge-bottom': 'calc(var(--notices-height) + var(--bar-height))',
    },
  },
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, ::before, ::after, ::backdrop': { boxSizing: 'border-box', border: '0 solid', borderColor: 'border' },
  body: { position: 'relative', minHeight: 'dvh' },
  'img, svg, iframe': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: 'full', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'b, strong': { fontWeight: 'bolder' },
  em: { fontStyle: 'italic' },
  small: { fontSize: '80%' },
  'code, kbd, pre': { fontFamily: mono },
  a: { color: 'inherit', textDecoration: 'inherit' },
  table: { borderCollapse: 'collapse' },
  button: { background: 'none' },
  'button, input, select': { color: 'inherit' },
  // Mobile browsers round and darken a text field by default.
  'input:not([type=checkbox], [type=radio])': { appearance: 'none' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  '::placeholder': { color: 'fg.subtle', opacity: '1', userSelect: 'none' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
  // In the dark theme, browsers fill a box without a tick with grey, which would look disabled.
  'html.dark input:is([type=checkbox], [type=radio]):not(:checked)': {
    appearance: 'none',
    // The size of a browser's own box, which is lost with its appearance.
    boxSize: '[13px]',
    bg: 'transparent',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'sm',
  },
  'html.dark input[type=radio]:not(:checked)': { borderRadius: 'pill' },
  '[hidden]': { display: 'none !important' },
  'html.dark': { colorScheme: 'dark' },
  '::selection': { bg: 'colorPalette.emphasized' },
  // Stories switch the focus ring on by the attribute.
  ':is(:focus-visible, [data-focus-visible])': {
    layerStyle: 'focusRing',
  },
  'h1, h2, h3': { textWrap: 'balance' },
  // During a view transition the browser shows a picture of the root element, which receives no click. Without a name
  // the root is not captured.
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
  // Forced colours remove backgrounds, so a chosen element gets the system's colour of a selection.
  '@media (forced-colors: active)': {
    [chosen]: { backgroundColor: 'Highlight !important' },
    // Browsers put a box of the background colour behind text in forced colours, which would hide the selection.
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
