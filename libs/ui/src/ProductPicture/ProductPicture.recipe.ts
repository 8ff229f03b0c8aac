import { defineRecipe } from '../theme/defineRecipe';

/** The styles of the box of `ProductPicture`, with the picture or the icon of the placeholder in it. */
export const productPictureFrame = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    color: 'fg.subtle',
    _icon: { boxSize: '10' },
    // The picture is out of the flow, so that only the box sets the size and nothing shifts when the picture loads.
    '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
  },
});
