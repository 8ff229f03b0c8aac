import { sva } from '@niramaya/ui/styled';

const tile = sva({
  className: 'tile',
  slots: ['root', 'link'],
  base: {
    /** The layout follows its own width. */
    root: {
      position: 'relative',
      height: 'full',
      containerType: 'inline-size',
      layerStyle: 'card',
      transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
      // Not for a skeleton.
      '&:not([aria-hidden])': {
        _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& :is(h3, a)': { color: 'brand.fg' } },
      },
    },
    link: {
      color: 'fg',
      overflowWrap: 'anywhere',
      coversCard: true,
    },
  },
});

export const frame = tile();
