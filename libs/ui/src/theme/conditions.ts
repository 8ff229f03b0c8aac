/** The conditions that Panda's preset does not have, or has for more elements than the shop needs. */
export const conditions = {
  // A finger leaves an element hovered, and a disabled one does not react.
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  // `:read-only` is also true for a select, and `:invalid` for an empty field that is required.
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  /** The window has room for pinned elements. On a lower one, also one low through zoom, everything scrolls. */
  tall: '@media (min-height: 30rem)',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
};
