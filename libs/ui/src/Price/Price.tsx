import { price } from '../../styled-system/recipes';
import { Badge } from '../Badge/Badge';
import { useMoney } from '../theme/settings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PriceProps {
  /** The price to pay, in rupees. */
  amountRupees: number;
  /** The list price in rupees. It is shown struck through where it is higher than the amount. */
  mrpRupees?: number;
  /** e.g. '12% off' */
  discountText?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** `now` is for screen readers ('Price'). `mrp` is the text before the struck price ('MRP'). */
  labels: { now: string; mrp: string };
}

/**
 * A price, in rupees with two decimals unless `UiProvider` sets another format (CONST-49). It is the most prominent
 * text of a card, and its digits align in a column.
 */
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
