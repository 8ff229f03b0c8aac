import { styled } from '@niramaya/ui/styled';
import { estimateDelivery, paths } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/copy/delivery';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import { useDelivery, usePinCode } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';

/**
 * PurchaseLine names the number of products, the recipient and the likely days of the delivery, with a link to the cart,
 * where a dialog changes the address. It is below the heading on a phone, whose button for the payment is in sight long
 * before the summary is.
 *
 * @param count The number of products, or null until storage is read. Then the line is empty, and has the height of two
 *   lines for a stored cart, which the script `apps/storefront/inline/shopper.ts` in the head marks with `data-cart`.
 */
export function PurchaseLine({ count }: { readonly count: number | null }) {
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const { add, change } = paymentCopy.summary.delivery;
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  if (count === 0) return null;
  return (
    <styled.p
      hideFrom="lg"
      pt="1"
      fontSize="[0.875rem]"
      overflowWrap="anywhere"
      css={
        count === null
          ? { display: 'none', 'html[data-cart]:not([data-steps]) &': { display: 'block', minHeight: '[2lh]' } }
          : undefined
      }
    >
      {count !== null && (
        <>
          <span>{`${paymentCopy.purchase(count, details ? `${details.name}, ${details.pinCode}` : null)} `}</span>
          {estimate && (
            <span>{`${deliveryCopy.arrives(shortDay(estimate.earliest), shortDay(estimate.latest))} `}</span>
          )}
          <UiLink href={paths.cart} variant="inline">
            {details ? change : add}
          </UiLink>
        </>
      )}
    </styled.p>
  );
}
