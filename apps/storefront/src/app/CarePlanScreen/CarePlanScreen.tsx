import { useIsStored, useStorageReady } from '@niramaya/data-access';
import { CarePlanScreen as CarePlan, type PaidLinesProps } from '@niramaya/feature-careplan/CarePlanScreen';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { styled } from '@niramaya/ui/styled';

const LazyPaidLines = lazyComponent(
  'paidLines',
  () => import('@niramaya/feature-payment/PaidLines').then((part) => part.PaidLines),
  { prefetch: false },
);

/**
 * The placeholder of the notice about paid products, in the prerendered page and until the code of the notice has
 * arrived. `CarePlanScreen` of `feature-careplan` gives its height to the element with the attribute
 * `data-paid-lines-room`. The script `apps/storefront/inline/shopper.ts` in the head sets `data-paid-lines` on `html`
 * for a shopper who gets the notice; for anyone else the placeholder is hidden.
 */
const Room = styled('div', {
  base: {
    display: 'none',
    'html[data-paid-lines] &': { display: 'block' },
  },
});

/** The notice about paid products. Only a browser that has orders loads its code. */
function PaidLines(props: PaidLinesProps) {
  const isReady = useStorageReady();
  const hasOrders = useIsStored('niramaya.orders');
  if (!isReady) return <Room aria-hidden data-paid-lines-room="" />;
  if (!hasOrders) return null;
  return (
    <BlockBoundary>
      <LazyPaidLines {...props} waiting={<Room aria-hidden data-paid-lines-room="" />} />
    </BlockBoundary>
  );
}

/** CarePlanScreen is the care plan with the notice about paid products that the payment of a consultation has too. */
export const CarePlanScreen = () => <CarePlan PaidLines={PaidLines} />;
