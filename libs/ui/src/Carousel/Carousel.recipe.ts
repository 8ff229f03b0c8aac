import { defineSlotRecipe } from '../theme/defineRecipe';

export const carousel = defineSlotRecipe({
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '4',
      '& > :first-child': { flex: '[1 1 10rem]' },
    },
    controls: { display: 'flex', alignItems: 'center', gap: '1.5', flexShrink: '0', marginInlineStart: '[auto]' },
    place: {
      display: { base: 'grid', sm: 'none' },
      placeItems: 'center end',
      minHeight: '7',
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    /**
     * The width is rounded down to a multiple of the number of visible items, because react-slick rounds the width of
     * each item up. The prerendered list and the track of react-slick then have the same positions, and nothing shifts
     * when one replaces the other.
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
      '@media (prefers-reduced-motion: reduce)': { '& .slick-track': { transition: '[none !important]' } },
      '& .slick-slide': { outline: '[none]', height: '[auto]' },
    },
    /** The height is reserved before hydration, when the number of dots is not known yet. */
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
          background:
            '[linear-gradient(90deg, token(colors.brand.solid) calc(var(--reached) * 100%), token(colors.border) 0) 0 / calc(100% - 4em) 3px no-repeat]',
        },
      },
    },
  },
  // `shown` is responsive, because the number of visible items depends on the width. Panda generates its responsive
  // rules only if they are listed here.
  staticCss: ['*', { shown: ['*'], responsive: true }],
});
