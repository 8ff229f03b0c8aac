import { defineRecipe } from '../theme/defineRecipe';

export const productLineRoot = defineRecipe({
  className: 'productLineRoot',
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    height: 'full',
    p: '3',
    layerStyle: 'panel',
    _hover: { borderColor: 'brand.border' },
  },
});

export const productLinePicture = defineRecipe({
  className: 'productLinePicture',
  base: { boxSize: '[4.5rem]', bg: 'bg.subtle', borderRadius: 'control', overflow: 'hidden' },
});

export const productLineTitle = defineRecipe({
  className: 'productLineTitle',
  base: { fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug', mb: '1' },
});

export const productLineActions = defineRecipe({
  className: 'productLineActions',
  base: { position: 'relative', zIndex: '[1]', gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
});
