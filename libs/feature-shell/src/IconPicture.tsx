import { styled } from '@niramaya/ui/styled';

/**
 * IconPicture is an icon in a circle, for the picture of a screen that also appears without a connection. The file of
 * an `Illustration` could not be loaded then.
 */
export const IconPicture = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '24',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    '& > svg': { boxSize: '12' },
  },
});
