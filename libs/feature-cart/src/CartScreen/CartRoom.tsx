import { chakra } from '@niramaya/ui/chakra';
import { Skeleton } from '@niramaya/ui';

/** The rows, and beside or below them the sums. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'start',
    '& > *': { flexBasis: { base: 'full', lg: '[22.5rem]' }, minWidth: '0' },
    // The sums stand beside the lines while both have room; where text is large they go below.
    '& > :first-child': { lg: { flex: '1 1 30rem' } },
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
