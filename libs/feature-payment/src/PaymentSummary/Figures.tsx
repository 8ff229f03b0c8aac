import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { formatRupees } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { useStorageReady } from '@niramaya/data-access';
import { Amount } from '@niramaya/ui';
import { isCartCharged, type PurchaseProps } from './Purchase';

/** The price of a delivery, which no total of the shop charges. */
const deliveryRupees = 0;

/** The sum in words, above the total. Until storage is read, it is hidden and reserves its space for a stored cart. */
function SumInWords({ items, total }: Pick<PurchaseProps, 'items' | 'total'>) {
  const isReady = useStorageReady();
  const price = formatRupees(total);
  return (
    <styled.p
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      css={isReady ? undefined : { visibility: 'hidden', 'html:not([data-cart]) &': { display: 'none' } }}
    >
      {paymentCopy.summary.sum(items.length, price, formatRupees(deliveryRupees), price)}
    </styled.p>
  );
}

interface FiguresProps extends Pick<PurchaseProps, 'items' | 'total'> {
  /** The method of payment in words. */
  readonly method: string;
}

/** Figures are the method, the sum in words, and the total (PAYMENT-30). */
export function Figures({ items, total, method }: FiguresProps) {
  const copy = paymentCopy.summary;
  const isReady = useStorageReady();
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <styled.p fontSize="[0.875rem]" color="fg.muted">
        {copy.by(method)}
      </styled.p>
      {(isCartCharged(items) || !isReady) && <SumInWords items={items} total={total} />}
      <styled.dl display="grid" gridTemplateColumns="minmax(0, 1fr)">
        <Flex wrap="wrap" align="baseline" columnGap="4" borderTopWidth="1px" borderColor="border" pt="4">
          <styled.dt textStyle="title">{copy.total}</styled.dt>
          <styled.dd
            flexGrow="1"
            textAlign="end"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            textStyle={{ base: 'priceLarge', _largeText: 'price' }}
            fontSize={{ _largeText: 'body' }}
          >
            <Amount rupees={total} align="end" />
          </styled.dd>
        </Flex>
      </styled.dl>
    </Grid>
  );
}
