import { defineRecipe } from '../theme/defineRecipe';

export const productPictureFrame = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    color: 'fg.subtle',
    _icon: { boxSize: '10' },
    // Out of the flow: only the box sets the size.
    '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
  },
});
