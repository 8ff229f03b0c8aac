import { cartCopy } from '@niramaya/copy/cart';
import { Amount } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';

interface TotalsBoxProps {
  /** The sum of all lines, in rupees. */
  readonly subtotal: number;
  /** In rupees. */
  readonly shipping: number;
  /** In rupees. */
  readonly total: number;
  /** A sentence below the total about the rupees that the shopper saves. */
  readonly saving?: string;
  /** Content below the amounts, such as the check of today's prices. */
  readonly children?: ReactNode;
}

const Sums = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { flexGrow: '1', textAlign: 'end', textStyle: 'price', fontVariantNumeric: 'tabular-nums' },
    '& > :last-child': { borderTopWidth: '1px', borderColor: 'border', pt: '4' },
    '& > :last-child dt': { color: 'fg', fontWeight: 'bold' },
    '& > :last-child dd': { textStyle: 'priceLarge' },
    // A sum of lakhs is one word. With large text on a phone it is as large as the labels.
    '& > :nth-child(n) dd': { fontSize: { _largeText: 'body' } },
  },
});

/** TotalsBox is for the sums of a cart before the payment. It shows the amounts that it is given and computes none. */
export function TotalsBox({ subtotal, shipping, total, saving, children }: TotalsBoxProps) {
  const sums = [
    [cartCopy.totals.subtotal, subtotal],
    [cartCopy.totals.shipping, shipping],
    [cartCopy.totals.total, total],
  ] as const;
  return (
    <styled.section aria-label={cartCopy.totals.title} layerStyle="card" p={{ base: '5', lg: '6', _largeText: '3' }}>
      <styled.h2 textStyle="title" pb="4">
        {cartCopy.totals.title}
      </styled.h2>
      <Sums>
        {sums.map(([name, rupees]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount rupees={rupees} align="end" />
            </dd>
          </div>
        ))}
      </Sums>
      <styled.p textStyle="caption" color="fg.muted" pt="1" textAlign="end">
        {cartCopy.totals.note}
      </styled.p>
      {saving && (
        <styled.p pt="3" color="success.fg" fontWeight="semibold" textAlign="end">
          {saving}
        </styled.p>
      )}
      {children}
    </styled.section>
  );
}
