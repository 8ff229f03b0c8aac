import { sva } from '@niramaya/ui/styled';

export const topBrandCard = sva({
  className: 'topBrandCard',
  slots: ['inside', 'pictureBox', 'words', 'name', 'text'],
  base: {
    inside: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full', p: '3' },
    pictureBox: {
      height: '[9rem]',
      overflow: 'hidden',
      borderRadius: 'control',
      bg: 'bg.subtle',
      '& img': { objectFit: 'cover' },
    },
    words: { display: 'grid', alignContent: 'start', gap: '1', minHeight: '[4.5rem]', px: '1' },
    name: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug' },
    text: { textStyle: 'caption', color: 'fg.muted', textWrap: '[pretty]' },
  },
});
