import { Flex, styled } from '@niramaya/ui/styled';
import { estimateDelivery, formatRupees, paths, type ChosenPlan } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/copy/delivery';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import { addressOfDevice, openAddress, useAppDispatch, useDelivery, usePinCode } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';

/**
 * What the payment does for a shopper who has chosen nothing, with two ways on, of which the care plan is the main one.
 * `isKnown` is false until storage is read: the marks on `html` then hide the sentence if something is chosen.
 */
function NothingChosen({ isKnown }: { readonly isKnown: boolean }) {
  const { nothingTitle, nothingOrdered, chooseProducts, choosePlan } = paymentCopy.summary;
  return (
    <Flex
      wrap="wrap"
      gap="2"
      mt="3"
      p="4"
      layerStyle="panel"
      css={isKnown ? undefined : { 'html:is([data-cart], [data-plan], [data-steps]) &': { display: 'none' } }}
    >
      <styled.p width="full" fontWeight="semibold">
        {nothingTitle}
      </styled.p>
      <styled.p width="full">{nothingOrdered}</styled.p>
      <Button href={paths.carePlan} size="sm">
        {choosePlan}
      </Button>
      <Button href={paths.medicines} variant="outline" size="sm">
        {chooseProducts}
      </Button>
    </Flex>
  );
}

interface PurchaseLineProps {
  /** The number of products, or null until storage is read. */
  readonly count: number | null;
  /** The chosen care plan; null without one, as in the prerendered page. */
  readonly plan: ChosenPlan | null;
}

/**
 * PurchaseLine names the number of products, the recipient and the likely days of the delivery, with a button for the
 * address. Without products it names the chosen care plan. It is below the heading, and only in windows below 1025 px:
 * there the button for the payment is in sight long before the summary is. If nothing is chosen, it has links to choose
 * something, in windows of each width.
 *
 * Until storage is read, the line is empty, and has its height for a stored cart or plan. The script
 * `apps/storefront/inline/shopper.ts` in the head marks a cart with `data-cart`, a plan with `data-plan` and a
 * consultation with `data-steps`.
 */
export function PurchaseLine({ count, plan }: PurchaseLineProps) {
  const dispatch = useAppDispatch();
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  if (count === 0 && plan !== null)
    return (
      <styled.p hideFrom="lg" pt="1" fontSize="[0.875rem]">
        {`${paymentCopy.summary.plan(plan.months)}: ${formatRupees(plan.rupees)}`}
      </styled.p>
    );
  if (count === 0) return <NothingChosen isKnown />;
  if (count === null)
    return (
      <>
        <NothingChosen isKnown={false} />
        <styled.div
          hideFrom="lg"
          css={{
            display: 'none',
            'html[data-plan]:not([data-steps]) &': { display: { base: 'block', lg: 'none' }, height: '[1.5625rem]' },
            'html[data-cart]:not([data-steps]) &': { display: { base: 'block', lg: 'none' }, height: '[3rem]' },
          }}
        />
      </>
    );
  return (
    // With large text the button is below the words, because they would break in the rest of the line.
    <Flex hideFrom="lg" wrap="wrap" align="center" columnGap="3" rowGap="1" minH="[3rem]" pt="1">
      <styled.p flex="[1 1 9rem]" minW="0" fontSize="[0.875rem]" overflowWrap="anywhere">
        <span>{paymentCopy.purchase(count, details ? `${details.name}, ${details.pinCode}` : null)}</span>
        {estimate && <span>{` ${deliveryCopy.arrives(shortDay(estimate.earliest), shortDay(estimate.latest))}`}</span>}
      </styled.p>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={details ? deliveryCopy.changeName : undefined}
        onClick={() => dispatch(openAddress(addressOfDevice))}
      >
        {details ? deliveryCopy.change : paymentCopy.summary.delivery.add}
      </Button>
    </Flex>
  );
}
