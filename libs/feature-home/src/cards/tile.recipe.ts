import { sva } from '@niramaya/ui/styled';

export const tile = sva({
  className: 'tile',
  slots: ['root', 'link'],
  base: {
    /** The base of the cards on the home screen. Their inner layout follows their own width, which the carousel sets. */
    root: {
      position: 'relative',
      height: 'full',
      containerType: 'inline-size',
      layerStyle: 'card',
      transition: '[box-shadow token(durations.moderate), border-color token(durations.moderate)]',
    },
    /** The link of the name. */
    link: {
      color: 'fg',
      // Breaks a long name in a narrow tile with large text.
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
