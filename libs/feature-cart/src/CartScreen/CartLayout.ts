import { styled } from '@niramaya/ui/styled';

/**
 * CartColumns has the lines of the cart and, from 1025 px on, the sums next to them. With large text the sums go below.
 */
export const CartColumns = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: { lg: 'wrap' },
    gap: { base: '4', lg: '6' },
    alignItems: { lg: 'start' },
    '& > *': { flexBasis: { lg: '[22.5rem]' }, minWidth: '0' },
    '& > :first-child': { lg: { flex: '[1 1 30rem]' } },
  },
});

/**
 * CartAside is the second column: the delivery address, the sums, Pay Now and a link to more products. In a window that
 * is at least 480 px high (`_tall`) it stays in sight. Below 1025 px it makes no box of its own (`display: contents`).
 * Its children are then items of the one column, so that the bar with Pay Now, which is sticky itself (`ActionBar`),
 * stays at the lower edge of the window as long as any line is in sight, and comes after the link to more products.
 */
export const CartAside = styled('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '3',
    // `--edge-top` is the height of the pinned top bar.
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    // The last child but one is the bar with Pay Now, and the last one the link to more products.
    '& > :nth-last-child(2)': { order: { base: '1', lg: '0' } },
  },
});
