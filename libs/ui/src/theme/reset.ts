const mono = "ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New'";

/** In every page, so only for elements in use. */
export const reset = {
  html: {
    fontFamily: 'body',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
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
  // Mobile browsers round and darken a field.
  'input:not([type=checkbox], [type=radio])': { appearance: 'none' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  '::placeholder': { color: 'fg.subtle', opacity: '1', userSelect: 'none' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
  '[hidden]': { display: 'none !important' },
};
