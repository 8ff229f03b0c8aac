import { sva } from '@niramaya/ui/styled';

/** From this width of the tile on, the picture is next to the text. */
const lying = '@container (min-width: 17rem)';

/** On tiles up to this width texts wrap. Each reserves the lines that it may need, so that the tiles of a row align. */
const narrow = '@container (max-width: 11rem)';

export const productTile = sva({
  className: 'productTile',
  slots: ['inside', 'picture', 'words', 'name', 'small', 'delivery', 'foot'],
  base: {
    inside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '3',
      height: 'full',
      p: '3',
      [lying]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gridTemplateRows: 'auto', gap: '4' },
    },
    picture: { width: 'full', maxWidth: '[128px]', marginInline: '[auto]' },
    words: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    name: {
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      [narrow]: { minHeight: '[2.6em]' },
    },
    small: { textStyle: 'caption', color: 'fg.muted' },
    /** The label and the longest day take two lines, and three on a narrow tile. */
    delivery: {
      textStyle: 'caption',
      color: 'fg.muted',
      minHeight: '[2.8em]',
      [narrow]: { minHeight: '[4.2em]' },
      '& b': { display: 'block', fontWeight: 'medium', color: 'fg' },
      '& b > span': { display: 'inline-block' },
    },
    foot: { marginTop: '[auto]', [narrow]: { minHeight: '[5.5rem]' } },
  },
});
