import { styled } from '@niramaya/ui/styled';
import { estimateDelivery, paths } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/copy/delivery';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import { useDelivery, usePinCode } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';

/** The sentence for a shopper who has chosen nothing, with a way on. */
function NothingChosen({ isKnown }: { readonly isKnown: boolean }) {
  const { nothing, chooseProducts } = paymentCopy.summary;
  return (
    <styled.p
      hideFrom="lg"
      pt="1"
      fontSize="[0.875rem]"
      css={isKnown ? undefined : { 'html:is([data-cart], [data-plan], [data-steps]) &': { display: 'none' } }}
    >
      <span>{`${nothing}.`}</span>{' '}
      <UiLink href={paths.medicines} variant="inline">
        {chooseProducts}
      </UiLink>
    </styled.p>
  );
}

interface PurchaseLineProps {
  /** The number of products, or null until storage is read. */
  readonly count: number | null;
  /** Whether a care plan is chosen. The prerendered page has none. */
  readonly hasPlan: boolean;
}

/**
 * PurchaseLine names the number of products, the recipient and the likely days of the delivery, with a link to the cart,
 * where a dialog changes the address. It is below the heading on a phone, whose button for the payment is in sight long
 * before the summary is.
 *
 * Until storage is read, the line is empty, and has the height of two lines for a stored cart. The script
 * `apps/storefront/inline/shopper.ts` in the head marks a cart with `data-cart`, a plan with `data-plan` and a
 * consultation with `data-steps`.
 */
export function PurchaseLine({ count, hasPlan }: PurchaseLineProps) {
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const { add, change } = paymentCopy.summary.delivery;
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  if (count === 0) return hasPlan ? null : <NothingChosen isKnown />;
  const line = (
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
  if (count !== null) return line;
  return (
    <>
      <NothingChosen isKnown={false} />
      {line}
    </>
  );
}
