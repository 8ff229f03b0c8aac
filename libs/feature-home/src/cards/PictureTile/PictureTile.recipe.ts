import { sva } from '@niramaya/ui/styled';

/** From this width of the tile on, the picture is next to the name. */
const lying = '@container (min-width: 16rem)';

/**
 * The condition of a tile that is alone in its carousel, as on a phone. It then fills its height with a large picture.
 */
const filled = '@container (min-width: 17.5rem)';

/** The styles of `PictureTile`: `inside` is the box of emblem and name. */
export const pictureTile = sva({
  className: 'pictureTile',
  slots: ['inside', 'name'],
  base: {
    inside: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      height: 'full',
      p: '4',
      textAlign: 'center',
      [lying]: { flexDirection: 'row', textAlign: 'start', gap: '4' },
      [filled]: {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        // The gap is small, so that the longest name fits in one line at 360 px.
        gap: '2',
        minHeight: '[7rem]',
        p: '3',
        borderRadius: 'card',
        background:
          '[token(colors.brand.subtle) repeating-radial-gradient(at right, transparent 0 30px, token(colors.brand.muted) 0 32px)]',
        '& > :first-child': { scale: '[1.3]', margin: '2' },
      },
    },
    name: {
      display: 'grid',
      alignContent: 'start',
      minHeight: '[2.6em]',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      [lying]: { minHeight: '0', alignContent: 'center', textStyle: 'title' },
      [filled]: { textStyle: 'heading', fontWeight: 'bold', lineHeight: '[1.2]', ps: '2' },
    },
  },
});
