import { price } from '../../styled-system/recipes';
import { Badge } from '../Badge/Badge';
import { useMoney } from '../money/money';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PriceProps {
  amountRupees: number;
  /** Struck through, if higher. */
  mrpRupees?: number;
  discountText?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** `now` is for screen readers. */
  labels: { now: string; mrp: string };
}

/** A price, in rupees by default. */
export function Price({ amountRupees, mrpRupees, discountText, size, labels }: PriceProps) {
  const classes = price({ size });
  const money = useMoney();
  const reduced = mrpRupees !== undefined && mrpRupees > amountRupees;
  return (
    <span className={classes.root}>
      <span className={classes.amount}>
        <VisuallyHidden>{`${labels.now} `}</VisuallyHidden>
        <span translate="no">{money(amountRupees)}</span>
      </span>
      {reduced && (
        <span className={classes.mrp}>
          <span>{labels.mrp}</span> <del translate="no">{money(mrpRupees)}</del>
        </span>
      )}
      {discountText && <Badge tone="offer">{discountText}</Badge>}
    </span>
  );
}
