/**
 * The conditions of style properties that differ from Panda's own, such as `_hover`. The `data-` attributes switch a
 * state on in screenshots.
 */
export const conditions = {
  // The media query excludes touch screens, because an element stays hovered after a finger has touched it.
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focusWithin: '&:is(:focus-within, [data-focus-within])',
  // The conditions `readOnly` and `invalid` use attributes, because the pseudo-class `:read-only` matches a select, and
  // `:invalid` matches a required field that is still empty.
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  // Elements are pinned only in a window that is at least 30rem (480 px) high and 16rem (256 px) wide. In a lower or
  // narrower one, such as a phone in landscape or a phone with very large text, everything scrolls.
  tall: '@media (min-height: 30rem) and (min-width: 16rem)',
  // A window that is narrower than 16 times the text size of the browser. A phone of 360 px is that narrow with text at
  // 150 %, and one of 412 px from 162 % on. A `rem` in a media query is the text size of the browser's settings, which
  // no style of the page changes.
  largeText: '@media (max-width: 15.99rem)',
  // A phone with text of its usual size: the widths up to 480 px, at which a carousel shows one item.
  phone: '@media (min-width: 16rem) and (max-width: 30rem)',
  // The selectors `dark` and `light` are those of Chakra's own preset (https://chakra-ui.com/docs/components/theme): an
  // element with `.light` inside a dark page is light again.
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
};
