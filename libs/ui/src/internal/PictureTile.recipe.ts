import { defineRecipe } from '../theme/defineRecipe';

/** From this width on the tile lies, picture beside name: on a tablet a name of one long word would break. */
const lying = '@container (min-width: 16rem)';

/** From this width on, where one tile is seen at a time, the picture is as high as the tile and stands in rings of its own. */
const filled = '@container (min-width: 17.5rem)';

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
    [filled]: {
      minHeight: '[10rem]',
      borderRadius: 'card',
      background:
        '[token(colors.brand.subtle) repeating-radial-gradient(at left, transparent 0 30px, token(colors.brand.muted) 0 32px)]',
      '& > :first-child': { scale: '1.75', margin: '7' },
    },
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
    [filled]: { textStyle: 'heading' },
  },
});
