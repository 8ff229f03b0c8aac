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
 * The room of the notice about one paid product, in the prerendered page and until the code of the notice has arrived.
 * It counts the lines of the notice in either language; in a consultation there are two more. `CarePlanScreen` of
 * `feature-careplan` gives the notice the same least height, because in some windows it has fewer lines. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-paid-lines` on `html` for a shopper who gets it.
 */
const Room = styled('div', {
  base: {
    display: 'none',
    'html[data-paid-lines] &': {
      display: 'block',
      height: { base: '[calc(9lh + 34px)]', md: '[calc(6lh + 30px)]', lg: '[calc(9lh + 34px)]' },
    },
    'html[data-paid-lines][data-steps] &': {
      height: { base: '[calc(11lh + 42px)]', md: '[calc(8lh + 42px)]', lg: '[calc(11lh + 42px)]' },
    },
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
