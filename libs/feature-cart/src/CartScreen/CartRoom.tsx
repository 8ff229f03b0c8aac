import { chakra } from '@niramaya/ui/chakra';
import { Skeleton } from '@niramaya/ui';

/** The rows, and beside or below them the sums. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 360px' },
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
