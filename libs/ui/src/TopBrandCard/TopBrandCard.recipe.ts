import { defineRecipe } from '../theme/defineRecipe';

export const topBrandCardInside = defineRecipe({
  className: 'topBrandCardInside',
  base: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full', p: '3' },
});

export const topBrandCardPictureBox = defineRecipe({
  className: 'topBrandCardPictureBox',
  base: {
    height: '[9rem]',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '& img': { objectFit: 'cover' },
  },
});

export const topBrandCardWords = defineRecipe({
  className: 'topBrandCardWords',
  base: { display: 'grid', alignContent: 'start', gap: '1', minHeight: '[4.5rem]', px: '1' },
});

export const topBrandCardName = defineRecipe({
  className: 'topBrandCardName',
  base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug' },
});

export const topBrandCardText = defineRecipe({
  className: 'topBrandCardText',
  base: { textStyle: 'caption', color: 'fg.muted', textWrap: 'pretty' },
});
