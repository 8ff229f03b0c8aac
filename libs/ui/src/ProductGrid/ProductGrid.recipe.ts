import { defineRecipe } from '../theme/defineRecipe';
import { columns } from '../theme/columns';

export const productGridGrid = defineRecipe({
  className: 'productGridGrid',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: columns(2),
      md: columns(3),
      xl: columns(4),
    },
    gap: { base: '3', md: '4' },
    // For cards whose words have no room beside the picture, because the reader's text is large.
    containerType: 'inline-size',
  },
});

export const productGridList = defineRecipe({
  className: 'productGridList',
  base: { display: 'contents' },
});

export const productGridCards = defineRecipe({
  className: 'productGridCards',
  base: {
    display: 'contents',
    // Four skeletons fill the first screen, or the first row where it is widest. Browsers style the others and lay them out
    // when they come near, by an estimated height of their content. Only these: cards differ in height, and what was
    // estimated would move when it is scrolled to.
    '& > :nth-child(n+5)': {
      contentVisibility: 'auto',
      containIntrinsicHeight: { base: 'auto 11.5rem', sm: 'auto 24rem' },
    },
  },
});

export const productGridClosing = defineRecipe({
  className: 'productGridClosing',
  base: { gridColumn: { sm: 'span 2' } },
});
