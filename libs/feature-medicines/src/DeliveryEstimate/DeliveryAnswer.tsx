import { chakra } from '@niramaya/ui/chakra';
import { deliveryEstimateCopy, estimateDelivery, formatShortDay } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

/** The likely days for a PIN code. With its zones and their names a part of its own, for most shoppers never ask. */
export function DeliveryAnswer({ pinCode }: { readonly pinCode: string }) {
  const words = useCopy(deliveryEstimateCopy);
  const estimate = estimateDelivery(pinCode, new Date());
  if (!estimate) return null;
  return (
    <div>
      <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {words.between(formatShortDay(estimate.earliest), formatShortDay(estimate.latest))}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {words.estimate(estimate.region)}
      </chakra.p>
    </div>
  );
}
