import { defineRecipe } from '../theme/defineRecipe';
import { columns } from '../theme/columns';

/** Three cards fill a phone's first screen. Browsers style the others and lay them out when they come near. */
const afterTheFirstScreen = {
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 13rem', sm: 'auto 26rem' },
} as const;

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
  },
});

export const productGridList = defineRecipe({
  className: 'productGridList',
  base: {
    display: 'contents',
    '& > :nth-child(n+4) > *': afterTheFirstScreen,
  },
});

export const productGridCards = defineRecipe({
  className: 'productGridCards',
  base: { display: 'contents', '& > :nth-child(n+4)': afterTheFirstScreen },
});

export const productGridClosing = defineRecipe({
  className: 'productGridClosing',
  base: { gridColumn: { sm: 'span 2' } },
});
