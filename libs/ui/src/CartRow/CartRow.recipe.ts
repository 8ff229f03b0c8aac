import { defineRecipe } from '../theme/defineRecipe';

export const cartRowLayout = defineRecipe({
  className: 'cartRowLayout',
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: '80px minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    p: { base: '3', md: '4' },
  },
});

/** Below picture and words; where there is room at their side, so that a row is as high as its picture. */
export const cartRowControls = defineRecipe({
  className: 'cartRowControls',
  base: {
    gridColumn: { base: '1 / -1', md: '[auto]' },
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: { md: 'column' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'end' },
    justifyContent: 'space-between',
    rowGap: '3',
    // At 320 px both stand in one line: the button without a ground reaches into the margin.
    columnGap: '0.5',
    marginInlineEnd: { base: '-2', md: '0' },
  },
});
