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
      // A container for cards whose text does not fit next to the picture, because the shopper uses large text.
      containerType: 'inline-size',
    },
    list: { display: 'contents' },
    cards: {
      display: 'contents',
      // Four skeletons fill the first screen, or the first row of the widest grid. Browsers style and lay out the others
      // only when they come near, and estimate their height until then. This applies only to skeletons: cards differ in
      // height, so an estimated card would move when the shopper scrolls to it.
      '& > :nth-child(n+5)': {
        contentVisibility: 'auto',
        containIntrinsicHeight: { base: 'auto 11.5rem', sm: 'auto 24rem' },
      },
    },
    closing: { gridColumn: { sm: 'span 2' } },
  },
});
