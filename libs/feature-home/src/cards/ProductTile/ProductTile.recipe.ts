import { sva } from '@niramaya/ui/styled';

/** From this width of the tile on, the picture is next to the name, and note, delivery and price are below both. */
const lying = '@container (min-width: 16rem)';

/**
 * The condition of a narrow tile, whose texts wrap. Each text reserves the lines that it may need, so that the tiles of
 * a row align.
 */
const narrow = '@container (max-width: 11rem)';

/**
 * The styles of `ProductTile`: `inside` is the box of all parts, `words` has the texts, and of these `small` is the
 * description, `note` the line above `delivery`, whose date is `day`, and `foot` the price.
 */
export const productTile = sva({
  className: 'productTile',
  slots: ['inside', 'picture', 'words', 'name', 'small', 'note', 'delivery', 'day', 'foot'],
  base: {
    inside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '3',
      height: 'full',
      p: '3',
      [lying]: {
        gridTemplateColumns: '4.5rem minmax(0, 1fr)',
        gridTemplateRows: 'auto auto auto auto auto 1fr',
        columnGap: '3',
        rowGap: '1.5',
      },
    },
    picture: {
      width: 'full',
      maxWidth: '[128px]',
      marginInline: '[auto]',
      [lying]: { gridRow: '1 / span 3', alignSelf: 'center' },
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      minWidth: '0',
      [lying]: {
        display: 'contents',
        '& > *': { gridColumn: '2' },
        '& > :nth-child(n + 4)': { gridColumn: '1 / -1' },
      },
    },
    name: {
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      [narrow]: { minHeight: '[2.6em]' },
    },
    small: { textStyle: 'caption', color: 'fg.muted' },
    note: { textStyle: 'caption', fontWeight: 'medium', marginBottom: '-1' },
    /**
     * The label and the longest day take one line if the picture is next to the name, else two, and three if narrow.
     */
    delivery: {
      textStyle: 'caption',
      color: 'fg.muted',
      minHeight: '[2.8em]',
      [narrow]: { minHeight: '[4.2em]' },
      [lying]: { minHeight: '[1.4em]' },
    },
    day: { display: 'block', [lying]: { display: 'inline' }, '& > span': { display: 'inline-block' } },
    foot: { marginTop: '[auto]', [narrow]: { minHeight: '[5.5rem]' }, [lying]: { alignSelf: 'end', marginTop: '0' } },
  },
});
