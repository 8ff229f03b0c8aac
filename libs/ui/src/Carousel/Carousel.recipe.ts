import { defineSlotRecipe } from '../theme/defineRecipe';

export const carousel = defineSlotRecipe({
  className: 'carousel',
  slots: ['root', 'head', 'controls', 'place', 'window', 'dots', 'dot'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '4',
      // The head stays next to the arrows as long as a long word fits there.
      '& > :first-child': { flex: '[1 1 10rem]' },
    },
    controls: { display: 'flex', alignItems: 'center', gap: '1.5', flexShrink: '0', marginInlineStart: '[auto]' },
    /** Shows the current place where there are no dots (HOME-86). */
    place: {
      display: { base: 'grid', sm: 'none' },
      placeItems: 'center end',
      minHeight: '7',
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    /**
     * The visible window of the items. The widths of the items come only from CSS, and `--carousel-visible` items fit in.
     * The prerendered list, the hydrated list and the moving track then match to the pixel, and nothing shifts. The width
     * is rounded to a multiple of the number of items, because react-slick rounds the width of each item up.
     */
    window: {
      '--carousel-gap': { base: 'spacing.4', lg: 'spacing.5' },
      '--carousel-visible': { base: '1', sm: '2', md: '3', lg: 'var(--carousel-widest)' },
      minWidth: '0',
      marginInline: '[calc(var(--carousel-gap) / -2)]',
      '& .slick-list, & > ul': {
        marginInline: '[auto]',
        '@supports (width: round(down, 1px, 1px))': {
          width: '[round(down, 100%, calc(var(--carousel-visible) * 1px))]',
        },
      },
      '& .slick-slide, & > ul > li': {
        flex: '[0 0 calc(100% / var(--carousel-visible))]',
        width: '[calc(100% / var(--carousel-visible)) !important]',
        minWidth: '0',
        paddingInline: '[calc(var(--carousel-gap) / 2)]',
        paddingBlock: '2',
      },
      '& > ul': {
        display: 'flex',
        listStyle: 'none',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: '[x mandatory]',
        scrollbarWidth: '[none]',
      },
      '& > ul > li': { scrollSnapAlign: { base: 'start', sm: 'none' } },
      '& > ul > li:nth-of-type(2n + 1)': { smOnly: { scrollSnapAlign: 'start' } },
      '& > ul > li:nth-of-type(3n + 1)': { mdOnly: { scrollSnapAlign: 'start' } },
      '& > ul > li:nth-of-type(4n + 1)': { lg: { scrollSnapAlign: 'start' } },
      '& > ul > li > *, & .slick-slide > div, & .slick-slide > div > div, & .slick-slide > div > div > *': {
        height: 'full',
      },
      '& .slick-list': { overflow: 'clip', touchAction: 'pan-y' },
      '& .slick-track': { display: 'flex', alignItems: 'stretch', position: 'relative', width: '[100% !important]' },
      // The page gives all elements a transition of 1 ms here. During it, the track would be visible at its old place.
      '@media (prefers-reduced-motion: reduce)': { '& .slick-track': { transition: '[none !important]' } },
      '& .slick-slide': { outline: '[none]', height: '[auto]' },
    },
    /** The dots. Their height is reserved before they are known, which is after hydration. */
    dots: {
      display: { base: 'none', sm: 'flex' },
      justifyContent: 'center',
      flexWrap: 'wrap',
      minHeight: '7',
    },
    dot: {
      display: 'grid',
      placeItems: 'center',
      height: '7',
      minWidth: '7',
      borderRadius: 'pill',
      cursor: 'pointer',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'pill',
        bg: 'border.strong',
        transition: '[width token(durations.moderate), background-color token(durations.fast)]',
      },
      _hover: { _before: { bg: 'brand.solid' } },
      '&[aria-current=true]::before': { width: '5', bg: 'brand.solid' },
      '@media (forced-colors: active)': {
        _before: { bg: '[ButtonText]' },
        '&[aria-current=true]::before': { bg: '[Highlight]' },
      },
    },
  },
  variants: {
    shown: {
      true: { controls: { display: 'flex' }, dots: { display: 'flex' } },
      false: { controls: { display: 'none' }, dots: { display: 'none' } },
    },
    lined: {
      true: {
        place: {
          // The line next to the text is filled up to the reached position.
          background:
            '[linear-gradient(90deg, token(colors.brand.solid) calc(var(--reached) * 100%), token(colors.border) 0) 0 / calc(100% - 4em) 3px no-repeat]',
        },
      },
    },
  },
  // Responsive: how many items there are to show depends on how many fit side by side.
  staticCss: ['*', { shown: ['*'], responsive: true }],
});
