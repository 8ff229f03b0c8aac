import { defineRecipe } from '../theme/defineRecipe';

/** From this width on the tile lies, picture beside name: on a tablet a name of one long word would break. */
const lying = '@container (min-width: 16rem)';

export const pictureTileInside = defineRecipe({
  className: 'pictureTileInside',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    height: 'full',
    p: '4',
    textAlign: 'center',
    [lying]: { flexDirection: 'row', textAlign: 'start', gap: '4' },
  },
});

export const pictureTileName = defineRecipe({
  className: 'pictureTileName',
  base: {
    display: 'grid',
    alignContent: 'start',
    minHeight: '[2.6em]',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    [lying]: { minHeight: '0', alignContent: 'center', textStyle: 'title' },
  },
});
