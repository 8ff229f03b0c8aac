import { defineRecipe } from '../theme/defineRecipe';

export const productPictureFrame = defineRecipe({
  className: 'productPictureFrame',
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    color: 'fg.subtle',
    _icon: { boxSize: '10' },
    // The image is out of the flow, so that only the box sets the size of the picture.
    '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
  },
});
