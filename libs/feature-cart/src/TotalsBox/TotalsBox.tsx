import { totalsBox } from './TotalsBox.recipe';
import { cartCopy } from '@niramaya/contract/copy/cart';
import { Amount, useCopy } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';

const classes = totalsBox();

export interface TotalsBoxProps {
  /** In rupees. */
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly saving?: string;
}

export function TotalsBox({ subtotal, shipping, total, saving }: TotalsBoxProps) {
  const { totals: copy } = useCopy(cartCopy);
  return (
    <styled.section aria-label={copy.title} layerStyle="card" p={{ base: '5', lg: '6' }}>
      <styled.h2 textStyle="title" pb="4">
        {copy.title}
      </styled.h2>
      <styled.dl display="grid" gap="3">
        <div className={classes.row}>
          <styled.dt color="fg.muted">{copy.subtotal}</styled.dt>
          <styled.dd className={classes.figure} textStyle="price">
            <Amount rupees={subtotal} align="end" />
          </styled.dd>
        </div>
        <div className={classes.row}>
          <styled.dt color="fg.muted">{copy.shipping}</styled.dt>
          <styled.dd className={classes.figure} textStyle="price">
            <Amount rupees={shipping} align="end" />
          </styled.dd>
        </div>
        <styled.div className={classes.row} borderTopWidth="1px" borderColor="border" pt="4">
          <styled.dt fontWeight="bold">{copy.total}</styled.dt>
          <styled.dd className={classes.figure} textStyle="priceLarge">
            <Amount rupees={total} align="end" />
          </styled.dd>
        </styled.div>
      </styled.dl>
      <styled.p textStyle="caption" color="fg.muted" pt="1" textAlign="end">
        {copy.note}
      </styled.p>
      {saving && (
        <styled.p pt="3" color="success.fg" fontWeight="semibold" textAlign="end">
          {saving}
        </styled.p>
      )}
    </styled.section>
  );
}
