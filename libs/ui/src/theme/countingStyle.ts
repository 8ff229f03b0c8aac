/**
 * The style of an amount that counts. The visible number covers the real text, except with forced colours. Set the edge
 * of `::after` yourself.
 */
export const countingStyle = {
  fontVariantNumeric: 'tabular-nums',
  '@media (forced-colors: none)': {
    '&[data-counting]': { position: 'relative', WebkitTextFillColor: '[transparent]' },
    '&[data-counting]::after': {
      content: "attr(data-counting) / ''",
      position: 'absolute',
      top: '0',
      whiteSpace: 'nowrap',
      WebkitTextFillColor: '[currentcolor]',
    },
  },
} as const;
