import { styled } from '@niramaya/ui/styled';
import { Skeleton } from '@niramaya/ui';

export const Columns = styled('div', {
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

/** No box below 1025 px, so that Pay Now sticks to the lower edge. */
export const Aside = styled('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '3',
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    '& > :nth-last-child(2)': { order: { base: '1', lg: '0' } },
  },
});

/** Reserves the space of a stored cart. */
export const CartSkeleton = () => (
  <styled.div aria-hidden="true" css={{ 'html:not([data-cart]) &': { display: 'none' } }}>
    <Columns>
      <Skeleton h="10rem" radius="card" />
      <Skeleton h="22rem" radius="card" />
    </Columns>
  </styled.div>
);
