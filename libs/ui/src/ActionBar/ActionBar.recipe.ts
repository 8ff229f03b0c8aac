import { defineSlotRecipe } from '../theme/defineRecipe';

/**
 * The styles of `ActionBar`. `sum` is the total, which only narrow windows show without `totalOnWide`, and `above` is
 * content above both.
 */
export const actionBar = defineSlotRecipe({
  base: {
    root: {
      // On wide screens the notices of the shop are not below this column, so the bar keeps no room for them.
      '--bar-bottom': { lg: '0px' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      mx: { base: '-4', md: '-6', lg: '0' },
      px: { base: '4', md: '6', lg: '4' },
      pt: '2',
      pb: '[max(token(spacing.2), env(safe-area-inset-bottom) - var(--notices-height, 0px))]',
      bg: 'bg.panel',
      // On wide screens the bar is above the lower part of a card in its column, so it has edges of its own.
      borderWidth: { lg: '1px' },
      borderTopWidth: '1px',
      borderRadius: { lg: 'card' },
      boxShadow: 'raised',
    },
    sum: {
      // The total takes the free space of the line that it shares with the button. Alone in a line, the button grows.
      flex: '[999 1 auto]',
      minWidth: '0',
      '& > span': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
      '& > strong': { textStyle: 'price' },
    },
    action: {
      display: 'grid',
      flex: '[1 0 58%]',
      maxWidth: { md: '96', lg: '[none]' },
      // 'Confirm Payment' fits in one line of a phone. The exclamation mark is needed because the rules of the button
      // come later.
      '& > button, & > a': { px: { _phone: '3!' } },
    },
    above: { flex: '[1 0 100%]', minWidth: '0' },
  },
  variants: { totalOnWide: { true: {}, false: { sum: { hideFrom: 'lg' } } } },
});
