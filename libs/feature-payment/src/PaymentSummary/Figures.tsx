import { Grid, styled } from '@niramaya/ui/styled';
import { formatRupees, policy } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { useStorageReady } from '@niramaya/data-access';
import { Amount } from '@niramaya/ui';
import { isCartCharged, type PurchaseProps } from './Purchase';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });
const Sum = styled('dd', {
  base: { flexGrow: '1', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** The mark of a figure without an effect. */
const Mark = styled('dd', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** The price of a delivery, which no total of the shop charges. */
const deliveryRupees = 0;

/**
 * The sum in words, above the total. Until storage is read, it is hidden and reserves its space for a
 * stored cart.
 */
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

/** Figures are the two figures without an effect, the sum in words, and the total (PAYMENT-28 to PAYMENT-30). */
export function Figures({ items, total, method }: FiguresProps) {
  const copy = paymentCopy.summary;
  const isReady = useStorageReady();
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
      <styled.p textStyle="caption" color="fg.muted">
        {copy.by(method)}
      </styled.p>
      <styled.p textStyle="caption">{copy.examples(formatRupees(total))}</styled.p>
      <styled.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <Row>
          <styled.dt color="fg.muted">{copy.priceDiscount}</styled.dt>
          <Mark>{copy.example}</Mark>
          <Sum>{`₹${policy.priceDiscountRupees}`}</Sum>
        </Row>
        <Row>
          <styled.dt color="fg.muted">{copy.gst}</styled.dt>
          <Mark>{copy.example}</Mark>
          <Sum>{`₹${policy.gstRupees}`}</Sum>
        </Row>
      </styled.dl>
      {(isCartCharged(items) || !isReady) && <SumInWords items={items} total={total} />}
      <styled.dl display="grid" gridTemplateColumns="minmax(0, 1fr)">
        <Row alignItems="baseline" borderTopWidth="1px" borderColor="border" pt="4">
          <styled.dt fontWeight="bold">{copy.total}</styled.dt>
          <Sum textStyle={{ base: 'priceLarge', _largeText: 'price' }} fontSize={{ _largeText: 'body' }}>
            <Amount rupees={total} align="end" />
          </Sum>
        </Row>
      </styled.dl>
    </Grid>
  );
}
