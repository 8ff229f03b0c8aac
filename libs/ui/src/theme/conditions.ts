export const conditions = {
  // A finger leaves an element hovered.
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  // `:read-only` matches a select, `:invalid` an empty required field.
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  /** Space for pinned elements; lower windows scroll everything. */
  tall: '@media (min-height: 30rem)',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
};
