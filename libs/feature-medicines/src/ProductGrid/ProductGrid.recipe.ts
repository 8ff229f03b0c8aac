import { sva } from '@niramaya/ui/styled';

export const productGrid = sva({
  className: 'productGrid',
  slots: ['grid', 'list', 'cards', 'closing'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)' },
      cardColumns: { sm: '2', md: '3', xl: '4' },
      gap: { base: '3', md: '4' },
      // With large text, cards query it.
      containerType: 'inline-size',
    },
    list: { display: 'contents' },
    cards: {
      display: 'contents',
      // Only skeletons: an estimated card would move when scrolled to.
      '& > :nth-child(n+5)': {
        contentVisibility: 'auto',
        containIntrinsicHeight: { base: 'auto 11.5rem', sm: 'auto 24rem' },
      },
    },
    closing: { gridColumn: { sm: 'span 2' } },
  },
});
