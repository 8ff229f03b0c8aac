import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The list is too narrow for five names side by side. A `rem` of a container query is the text size of the page, so
 * this is true on a phone with large text, whether the browser or a style of the reader enlarges it.
 */
const tooNarrow = '@container (max-width: 16.99rem)';

/**
 * The styles of `Stepper`. A `step` has a line above, a `mark` with its number or a tick, and its `name`; a `link`
 * around both leads back to the step. `to` is the side of the line to which the `cover` shrinks: the end on the way
 * forwards, and the start on the way back.
 */
export const stepper = defineSlotRecipe({
  base: {
    root: {
      containerType: 'inline-size',
      width: 'full',
      // The application sets `data-steps`, and `Stepper` sets `data-unknown` for `applies="unknown"`.
      'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
    },
    list: {
      display: 'flex',
      gap: { base: '2', md: '3' },
      width: 'full',
      // In a list that is too narrow, the marks are in one row with a line behind them, and below the row is only the
      // name of the current step. A screen reader still reads all names.
      [tooNarrow]: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '1',
        rowGap: '1',
        background: '[linear-gradient(token(colors.bg.muted), token(colors.bg.muted)) 0 18px / 100% 3px no-repeat]',
      },
    },
    step: {
      // On narrow screens the steps are as wide as their names, because equal fifths would break the longest name.
      flex: { base: '[1 1 auto]', md: '1' },
      position: 'relative',
      minWidth: '0',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'start', md: 'center' },
      gap: '2',
      paddingTop: '3',
      borderTop: '[3px solid]',
      borderColor: 'bg.muted',
      color: 'fg.muted',
      '&[data-behind], &[aria-current]': { borderColor: 'brand.solid', color: 'fg' },
      '&[aria-current]': { fontWeight: 'semibold' },
      [tooNarrow]: { display: 'contents' },
      '@media (forced-colors: active)': {
        '&[data-behind], &[aria-current]': { borderColor: '[Highlight]' },
        // Forced colours remove the colour of the current step's mark, so an outline shows which step it is. Ticks show
        // the steps before it, but a step that was left without a choice has none.
        '&[aria-current]': { outline: '[2px solid Highlight]', outlineOffset: '[2px]' },
      },
    },
    /**
     * The cover is over the line above a step, which has its new colour already. The cover has the old colour, and
     * shrinks to show the change.
     */
    cover: {
      position: 'absolute',
      insetInline: '0',
      top: '[-3px]',
      height: '[3px]',
      transform: 'scaleX(0)',
      animation: 'emptyBar token(durations.slow) token(easings.out)',
      [tooNarrow]: { display: 'none' },
    },
    link: {
      flex: '1',
      minWidth: '0',
      maxWidth: 'full',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'start', md: 'center' },
      gap: '2',
      color: '[inherit]',
      borderRadius: 'control',
      // This box extends the link over the whole step, so that a click at any place of the step opens it.
      _after: { content: '""', position: 'absolute', inset: '0', [tooNarrow]: { display: 'none' } },
      _hover: { '& > :last-child': { textDecoration: 'underline' } },
      [tooNarrow]: { display: 'block', flex: 'none' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '7',
      borderRadius: 'pill',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'bold',
      _icon: { boxSize: '4' },
      '&[data-just-reached]': { animation: 'swell token(durations.moderate) token(easings.out)' },
      '[data-done] &': { bg: 'brand.subtle', color: 'brand.fg' },
      '[aria-current] > &': { bg: 'brand.solid', color: 'brand.contrast' },
      [tooNarrow]: { boxSize: '[max(38px, 1.25rem)]' },
    },
    name: {
      minWidth: '0',
      // Large text breaks inside a word on a narrow screen, because the word would otherwise leave the screen.
      maxWidth: 'full',
      lineHeight: '[1.3]',
      fontSize: { base: 'caption', md: 'body' },
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      [tooNarrow]: {
        srOnly: true,
        '[aria-current] > &': { srOnly: false, order: '1', flex: '[1 0 100%]', fontSize: 'body' },
      },
    },
  },
  variants: {
    to: {
      start: { cover: { bg: 'brand.solid', transformOrigin: 'left' } },
      end: { cover: { bg: 'bg.muted', transformOrigin: 'right' } },
    },
  },
});
