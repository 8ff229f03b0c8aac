import { chakra } from '@niramaya/ui/chakra';
import { Skeleton } from '@niramaya/ui';

/** The rows, and beside or below them the sums. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: { lg: 'wrap' },
    gap: { base: '4', lg: '6' },
    alignItems: { lg: 'start' },
    '& > *': { flexBasis: { lg: '[22.5rem]' }, minWidth: '0' },
    // The sums stand beside the lines while both have room; where text is large they go below.
    '& > :first-child': { lg: { flex: '1 1 30rem' } },
  },
});

/**
 * What stands beside the rows: the sums and Pay Now, which stay in sight. Below 1025 px it makes no box, so that Pay Now
 * sticks to the lower edge for as long as the rows are in sight; the way to more products stands before it there.
 */
export const Aside = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '3',
    position: { lg: 'sticky' },
    top: '24',
    '& > :nth-last-child(2)': { order: { base: '1', lg: '0' } },
  },
});

/** The room of a stored cart in a page that was painted before storage may be read; shown where there is one. */
export const CartRoom = () => (
  <chakra.div aria-hidden="true" css={{ 'html:not([data-cart]) &': { display: 'none' } }}>
    <Columns>
      <Skeleton h="10rem" radius="card" />
      <Skeleton h="22rem" radius="card" />
    </Columns>
  </chakra.div>
);
