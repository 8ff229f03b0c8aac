import { defineSlotRecipe } from '../theme/defineRecipe';

export const productLine = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'start',
      height: 'full',
      p: '3',
      layerStyle: 'panel',
      _hover: { borderColor: 'brand.border' },
    },
    // The picture has two rows, so that the actions follow the price and not the picture.
    picture: { gridRow: 'span 2', boxSize: '[4.5rem]', bg: 'bg.subtle', borderRadius: 'control', overflow: 'hidden' },
    title: { fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug', mb: '1' },
    link: { display: 'block', overflowWrap: 'anywhere', textWrap: '[pretty]', color: 'fg', coversCard: true },
    /** The actions are in front of the link, which covers the whole line. */
    actions: {
      position: 'relative',
      zIndex: '[1]',
      gridColumn: '2',
      pt: '2',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
    },
  },
});
