import { defineSlotRecipe } from '../theme/defineRecipe';

/** The height of the list of results, in px. It is requirement SHELL-24 in `docs/requirements.md`. */
const listHeight = 400;
/** The distance of a list or a note from the field above it, in px. */
const belowField = 8;
/** The height of the link above the list of results: two lines, and the padding of the link. */
const leadHeight = '3.75rem';
/** The `top` of each box below the field, whose lower edge is at 100 %. */
const top = `[calc(100% + ${belowField}px)]`;

/**
 * The distances of each box from the start and the end of the field. A bar that has a button after the field may set
 * `--search-reach` on a parent of the field: the boxes then reach beyond the end of the field by this length.
 */
const insetInline = '[0 calc(-1 * var(--search-reach, 0px))]';

/**
 * The styles of `SearchCombobox`. Below `field` is one of three boxes: `list` with the results for a text,
 * `suggestions` for an empty field, or `note` while a search runs (`busy`) or after one that has failed (`failed`).
 * `heading` is above a group of options in both lists. `_largeText` is a condition of `theme/conditions.ts`.
 */
export const searchCombobox = defineSlotRecipe({
  base: {
    field: {
      position: 'relative',
      zIndex: 'dropdown',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: { base: '12', _largeText: '[max(44px, 1.75rem)]' },
      px: { base: '4', _largeText: '2' },
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'pill',
      _focusWithin: { layerStyle: 'focusRing', outlineOffset: '[1px]' },
    },
    input: {
      flex: '1',
      minW: '0',
      h: 'full',
      bg: '[transparent]',
      fontSize: 'body',
      outline: '[none]',
      _placeholder: { color: 'fg.muted' },
    },
    note: {
      position: 'absolute',
      zIndex: 'dropdown',
      top,
      insetInline,
      px: '4',
      py: '3',
      borderRadius: 'control',
      boxShadow: 'overlay',
      textStyle: 'caption',
      '&[data-tone=failed]': { bg: 'danger.subtle', color: 'danger.fg' },
      '&[data-tone=busy]': { display: 'flex', alignItems: 'center', gap: '2', bg: 'bg.panel', color: 'fg.muted' },
      _icon: { boxSize: '4', color: 'brand.fg' },
    },
    /**
     * The list scrolls itself. A scrolling box around it would be an element that keyboard users must be able to focus.
     */
    list: {
      position: 'absolute',
      zIndex: 'dropdown',
      top,
      insetInline,
      h: `[${listHeight}px]`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      layerStyle: 'panel',
      color: 'fg',
      boxShadow: 'overlay',
      // The lower border of the list is the line above the controls below it.
      '&[data-continued]': { borderBottomRadius: '[0]' },
      // The upper border of the list is the line below the link above it.
      '&[data-led]': { top: `[calc(100% + ${belowField}px + ${leadHeight})]`, borderTopRadius: '[0]' },
      '& [role=option]': {
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr)',
        alignItems: 'center',
        gap: '3',
        minH: '16',
        px: '4',
        py: '2',
        cursor: 'pointer',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
        '&[aria-selected=true]': { bg: 'brand.subtle' },
        _hover: { bg: 'bg.muted' },
      },
      '& > [role=group] + [role=group]': { borderTopWidth: '1px', mt: '2' },
      '& img': { boxSize: '12' },
      // The `span` of an option has the title, a `span`, above the second line, a `small`.
      '& [role=option] > span > *': { display: 'block' },
      '& [role=option] > span > span': { fontWeight: 'medium' },
      '& mark': { bg: 'offer.subtle', color: 'offer.fg', fontWeight: 'bold', borderRadius: '[2px]' },
      '& small': { textStyle: 'caption', color: 'fg.muted' },
    },
    /** The link above the list of results, in one panel with it. */
    lead: {
      position: 'absolute',
      zIndex: 'dropdown',
      top,
      insetInline,
      h: `[${leadHeight}]`,
      display: 'grid',
      layerStyle: 'panel',
      borderBottomWidth: '0',
      borderBottomRadius: '[0]',
      '& > a': { borderTopRadius: '[inherit]' },
    },
    /**
     * The controls at the lower edge of the list of results, in one panel with it. Their place is fixed, because that
     * list always has the same height.
     */
    below: {
      position: 'absolute',
      zIndex: 'dropdown',
      top: `[calc(100% + ${belowField + listHeight}px)]`,
      '&[data-led]': { top: `[calc(100% + ${belowField + listHeight}px + ${leadHeight})]` },
      insetInline,
      display: 'grid',
      layerStyle: 'panel',
      borderTopWidth: '0',
      borderTopRadius: '[0]',
      boxShadow: 'overlay',
      // No shadow falls on the list above.
      clipPath: '[inset(0 -8rem -8rem)]',
    },
    /** A control above or below the list of results: the link of `lead` or `help`, or the button of `labels.seeAll`. */
    control: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '2.5',
      minH: '12',
      px: '4',
      py: '2',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textAlign: 'start',
      textDecoration: 'none',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { bg: 'brand.subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '& + &': { mt: '[1px]', boxShadow: '[0 -1px 0 token(colors.border)]' },
      _last: { borderBottomRadius: '[inherit]' },
    },
    /**
     * The list below the empty field is as tall as its contents, up to the height of the list of results. In a low
     * window it leaves 8 rem for the top bar, which has the field.
     */
    suggestions: {
      position: 'absolute',
      zIndex: 'dropdown',
      top,
      insetInline,
      maxH: `[min(${listHeight}px, calc(100dvh - 8rem))]`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      pb: '2',
      layerStyle: 'panel',
      color: 'fg',
      boxShadow: 'overlay',
      '& > [data-kind=topics]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
        '& > p': { gridColumn: '1 / -1' },
      },
      '& > [role=group] + [role=group]': { borderTopWidth: '1px', mt: '2' },
      '& [role=option]': {
        display: 'grid',
        gridTemplateColumns: '18px minmax(0, 1fr)',
        alignItems: 'center',
        gap: '2.5',
        minH: '11',
        px: '4',
        py: '1',
        lineHeight: 'snug',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '&[aria-selected=true]': { bg: 'brand.subtle' },
        _hover: { bg: 'bg.muted' },
      },
      _icon: { color: 'fg.muted' },
    },
    heading: {
      px: '4',
      pt: '3',
      pb: '1',
      textStyle: 'caption',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
  },
});
