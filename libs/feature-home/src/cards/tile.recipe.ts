import { sva } from '@niramaya/ui/styled';

export const tile = sva({
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
    },
    link: {
      color: 'fg',
      overflowWrap: 'anywhere',
      coversCard: true,
    },
  },
  variants: {
    interactive: {
      true: {
        root: {
          _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& :is(h3, a)': { color: 'brand.fg' } },
        },
      },
    },
  },
});

export const frame = tile({ interactive: true });
