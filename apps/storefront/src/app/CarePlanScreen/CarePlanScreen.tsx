import { useIsStored, useStorageReady } from '@niramaya/data-access';
import { CarePlanScreen as CarePlan, type PaidLinesProps } from '@niramaya/feature-careplan/CarePlanScreen';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { styled } from '@niramaya/ui/styled';

const LazyPaidLines = lazyComponent(
  'paidLines',
  () => import('@niramaya/feature-payment/PaidPart').then((part) => part.PaidPart),
  { prefetch: false },
);

/**
 * The room of the part about paid products, in the prerendered page and until the code of the part has arrived. In a
 * consultation its last sentence is longer. `CartToPay` of `feature-careplan` gives the part the same least height,
 * because in some windows it has fewer lines. The script `apps/storefront/inline/shopper.ts` in the head sets
 * `data-paid-lines` on `html` for a shopper who gets it.
 */
const Room = styled('div', {
  base: {
    display: 'none',
    'html[data-paid-lines] &': { display: 'block', height: { base: '[10.75rem]', md: '[8.25rem]', lg: '[9.75rem]' } },
    'html[data-paid-lines][data-steps] &': { height: { base: '[12.25rem]', md: '[8.25rem]', lg: '[11.5rem]' } },
  },
});

/** The part about paid products. Only a browser that has orders loads its code. */
function PaidLines(props: PaidLinesProps) {
  const isReady = useStorageReady();
  const hasOrders = useIsStored('niramaya.orders');
  if (!isReady) return <Room aria-hidden />;
  if (!hasOrders) return null;
  return (
    <BlockBoundary>
      <LazyPaidLines {...props} waiting={<Room aria-hidden />} />
    </BlockBoundary>
  );
}

/** CarePlanScreen is the care plan with the part about paid products. */
export const CarePlanScreen = () => <CarePlan PaidLines={PaidLines} />;
