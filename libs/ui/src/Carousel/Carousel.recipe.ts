import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `Carousel`. `head` has the heading and `controls`, the buttons for the previous and the next items.
 * `window` is the box through which the items are seen. Below it are `dots` on wider screens, and on a phone `place`,
 * the position as text, such as '3 / 12'. `shown` shows the controls and dots of a carousel with more than one page,
 * and `lined` draws the position as a line before the text.
 */
export const carousel = defineSlotRecipe({
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '1', sm: '3' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { base: 'center', sm: 'end' },
      justifyContent: 'space-between',
      gap: { base: '2', sm: '4' },
      '& > :first-child': { flex: '[1 1 10rem]' },
    },
    controls: { display: 'flex', alignItems: 'center', gap: '1.5', flexShrink: '0', marginInlineStart: '[auto]' },
    place: {
      display: { base: 'grid', sm: 'none' },
      placeItems: 'center end',
      minHeight: '5',
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    /**
     * The width is rounded down to a multiple of the number of visible items, because react-slick rounds the width of
     * each item up. The prerendered list and the track of react-slick then have the same positions, and nothing shifts
     * when one replaces the other.
     *
     * On a phone an item is narrower than the window by `--carousel-part`. The beginning of the next item fills this
     * part, as a sign that there is more. The negative margin lets it reach the edge of the screen, and takes back the
     * padding of the page's column.
     */
    window: {
      '--carousel-gap': { base: 'spacing.4', lg: 'spacing.5' },
      '--carousel-visible': { base: '1', sm: '2', md: '3', lg: 'var(--carousel-widest)' },
      '--carousel-part': { base: '0px', _phone: 'spacing.9' },
      minWidth: '0',
      marginInlineStart: '[calc(var(--carousel-gap) / -2)]',
      marginInlineEnd: { base: '[calc(var(--carousel-gap) / -2)]', _phone: '-4' },
      overflowX: { _phone: 'clip' },
      // Safari before 16 has no `clip`. There the shadows of the items are cut too.
      '@supports not (overflow: clip)': { overflow: 'hidden' },
      '& .slick-list, & > ul': {
        marginInline: { base: '[auto]', _phone: '0' },
        '--carousel-list': 'calc(100% - var(--carousel-part))',
        '@supports (width: round(down, 1px, 1px))': {
          '--carousel-list': 'round(down, calc(100% - var(--carousel-part)), calc(var(--carousel-visible) * 1px))',
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
        width: '[calc(var(--carousel-list) + var(--carousel-part))]',
        display: 'flex',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: '[x mandatory]',
        scrollbarWidth: '[none]',
        paddingInlineEnd: '[var(--carousel-part)]',
      },
      // A single item is as wide as the window, because no other follows.
      '& > ul > li:only-child': { minWidth: { _phone: '[calc(100% + var(--carousel-part))]' } },
      // The list snaps to the first item of each page.
      '& > ul > li': { scrollSnapAlign: { base: 'start', sm: 'none' } },
      '& > ul > li:nth-of-type(2n + 1)': { smOnly: { scrollSnapAlign: 'start' } },
      '& > ul > li:nth-of-type(3n + 1)': { mdOnly: { scrollSnapAlign: 'start' } },
      '& > ul > li:nth-of-type(4n + 1)': { lg: { scrollSnapAlign: 'start' } },
      '& > ul > li > *, & .slick-slide > div, & .slick-slide > div > div, & .slick-slide > div > div > *': {
        height: 'full',
      },
      '& .slick-list': {
        width: '[var(--carousel-list)]',
        position: 'relative',
        overflow: { base: 'clip', _phone: 'visible' },
        touchAction: 'pan-y',
        _phone: {
          // The part of the next item is inert, so this box above it takes the taps and swipes for the list.
          _after: {
            content: '""',
            position: 'absolute',
            insetBlock: '0',
            insetInlineStart: '[100%]',
            width: '[var(--carousel-part)]',
            cursor: 'pointer',
          },
        },
      },
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
          // The text takes 4em, and the line the rest. `--reached` is the position, such as '3 / 12', from `Carousel`.
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
