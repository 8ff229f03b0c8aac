import { styled } from '@niramaya/ui/styled';
import { deliveryEstimateCopy, estimateDelivery, formatShortDay } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

/**
 * Shows the likely delivery days for a PIN code. It is its own chunk with the zones and their names, because most
 * shoppers never need it.
 */
export function DeliveryAnswer({ pinCode }: { readonly pinCode: string }) {
  const words = useCopy(deliveryEstimateCopy);
  const estimate = estimateDelivery(pinCode, new Date());
  if (!estimate) return null;
  return (
    <div>
      <styled.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {words.between(formatShortDay(estimate.earliest), formatShortDay(estimate.latest))}
      </styled.p>
      <styled.p textStyle="caption" color="fg.muted">
        {words.estimate(estimate.region)}
      </styled.p>
    </div>
  );
}
