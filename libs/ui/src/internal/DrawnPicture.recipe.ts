import { defineRecipe } from '../theme/defineRecipe';

export const drawnPictureFrame = defineRecipe({
  className: 'drawnPictureFrame',
  base: { width: 'full', maxWidth: 'full', minHeight: '0', marginInline: '[auto]' },
});

export const drawnPicturePicture = defineRecipe({
  className: 'drawnPicturePicture',
  base: { width: 'full', height: 'full', objectFit: 'contain' },
});
