import { styled } from '@niramaya/ui/styled';
import { Skeleton } from '@niramaya/ui';

/** The layout of the cart: the rows, with the sums beside or below them. */
export const Columns = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: { lg: 'wrap' },
    gap: { base: '4', lg: '6' },
    alignItems: { lg: 'start' },
    '& > *': { flexBasis: { lg: '[22.5rem]' }, minWidth: '0' },
    // The sums are beside the lines while both fit. With large text they wrap below.
    '& > :first-child': { lg: { flex: '[1 1 30rem]' } },
  },
});

/**
 * The column beside the rows: the sums and Pay Now, which stay visible. Below 1025 px it has `display: contents`, so
 * that Pay Now sticks to the lower edge while the rows are visible. There the link to more products comes before Pay
 * Now.
 */
export const Aside = styled('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '3',
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    '& > :nth-last-child(2)': { order: { base: '1', lg: '0' } },
  },
});

/**
 * The space for a stored cart, in a page that is painted before storage can be read. It shows only where a cart is
 * stored.
 */
export const CartRoom = () => (
  <styled.div aria-hidden="true" css={{ 'html:not([data-cart]) &': { display: 'none' } }}>
    <Columns>
      <Skeleton h="10rem" radius="card" />
      <Skeleton h="22rem" radius="card" />
    </Columns>
  </styled.div>
);
