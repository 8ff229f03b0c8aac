import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `BannerSlideshow`. The `stage` has the slides, of which the visible one has `data-current`. The
 * `controls` are the button for play and pause and a `bar` for each slide. With `data-running` the bar of the visible
 * slide fills in the time `--interval`.
 */
export const bannerSlideshow = defineSlotRecipe({
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '1', sm: '3' } },
    /**
     * All slides are in one grid cell, which is as high as the highest of them. A change of the slide therefore moves
     * nothing below.
     */
    stage: { display: 'grid', overflow: 'hidden', borderRadius: 'card', touchAction: 'pan-y' },
    slide: {
      gridArea: '1 / 1',
      display: 'grid',
      gridTemplateAreas: { base: '"words words" "action picture"', md: '"words picture" "action picture"' },
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      gridTemplateRows: '1fr auto',
      columnGap: '4',
      minHeight: { base: '[19rem]', sm: '[22rem]', lg: '[24rem]' },
      bg: 'colorPalette.subtle',
      opacity: '0',
      visibility: 'hidden',
      transition: '[opacity token(durations.slow), visibility token(durations.slow)]',
      '&[data-current]': { opacity: '1', visibility: 'visible' },
    },
    words: {
      gridArea: 'words',
      alignSelf: { base: 'start', md: 'end' },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: { base: '2', sm: '3' },
      maxWidth: '[34rem]',
      paddingInline: { base: '5', md: '8', lg: '12', _largeText: '3' },
      paddingTop: { base: '5', sm: '6', md: '8' },
    },
    eyebrow: { color: 'colorPalette.fg', fontWeight: 'semibold' },
    title: {
      textStyle: 'display',
      fontSize: { base: '[1.875rem]', sm: 'display', _largeText: 'title' },
      color: 'fg',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    text: { textStyle: { base: 'body', md: 'lead' }, color: 'fg.muted' },
    action: {
      gridArea: 'action',
      alignSelf: { base: 'end', md: 'start' },
      paddingInlineStart: { base: '[min(token(spacing.5), 6vw)]', md: '8', lg: '12' },
      paddingTop: { md: '6' },
      paddingBottom: { base: '5', sm: '6', md: '14' },
      // The exclamation marks override the size of the button, whose rules come later in the style sheet.
      '& > a': { smDown: { minHeight: '11!', px: '4!', fontSize: 'body!' } },
    },
    /**
     * The artwork fills only the right 55 % of its 720 × 420 px, because its left part is empty for words. The width is
     * chosen so that this part fits into the box as large as possible: 100 / 55 = 181.8 % of the box's width, or 720 /
     * 420 = 171.4 % of its height.
     */
    picture: {
      gridArea: 'picture',
      position: 'relative',
      containerType: 'size',
      pointerEvents: 'none',
      height: { base: '[7rem]', sm: '[12rem]', md: '[auto]' },
      marginInlineEnd: { base: '3', md: '6', lg: '12' },
      marginTop: { md: '4' },
      marginBottom: { base: '2', md: '0' },
      '& img, & svg': {
        position: 'absolute',
        insetInlineEnd: '0',
        insetBlockEnd: '0',
        width: '[min(181.8cqw, 171.4cqh)]',
        maxWidth: '[none]',
        height: '[auto]',
      },
    },
    /**
     * The controls come before the slides in the document, so that a keyboard user can stop the motion first. `order`
     * shows them below the slides.
     */
    controls: { order: '1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1' },
    bar: {
      display: 'grid',
      alignItems: 'center',
      width: { base: '9', md: '12' },
      height: '9',
      paddingInline: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      _before: {
        content: '""',
        gridArea: '1 / 1',
        height: '1.5',
        borderRadius: 'pill',
        bg: 'border.strong',
        transition: '[background-color token(durations.fast)]',
      },
      _hover: { _before: { bg: 'brand.solid' } },
      '&[aria-current=true]::before': { bg: 'brand.solid', height: '2' },
      // The bar fills by a scale transform, because an animated width would make the browser compute the layout for
      // each frame.
      '[data-running] > &': {
        '&[aria-current=true]::before': {
          bg: 'border.strong',
          '@media (forced-colors: active)': { bg: '[ButtonText]' },
        },
        '&[aria-current=true]::after': {
          content: '""',
          gridArea: '1 / 1',
          height: '2',
          borderRadius: 'pill',
          bg: 'brand.solid',
          transformOrigin: 'left',
          animation: 'fillBar var(--interval) linear',
          '@media (forced-colors: active)': { bg: '[Highlight]' },
        },
      },
      '@media (forced-colors: active)': {
        _before: { bg: '[ButtonText]' },
        '&[aria-current=true]::before': { bg: '[Highlight]' },
      },
    },
  },
});
