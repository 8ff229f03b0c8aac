import { price } from '../../styled-system/recipes';
import { Badge } from '../Badge/Badge';
import { useMoney } from '../money/money';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PriceProps {
  /**
   * The price to pay, in rupees, or in the main unit of the currency that `UiProvider` formats. Nothing is converted.
   */
  amountRupees: number;
  /**
   * The maximum retail price (MRP), which Indian law requires on each pack, in rupees. It is visible only if it is
   * higher than the price, and struck through.
   */
  mrpRupees?: number;
  /** The discount in words, such as '12% off', as a badge after the price. */
  discountText?: string;
  /** `lg` once per screen, `md` in cards, `sm` in rows. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Makes the maximum retail price as large as a price in a card, without a line through it, for a list that is sorted
   * by maximum retail prices. @default false
   */
  strongMrp?: boolean;
  /** The words around the price. */
  labels: {
    /** The word before the price, for screen readers only. */
    now: string;
    /** The visible word before the maximum retail price. */
    mrp: string;
  };
}

/**
 * `Price` is for the price of one product, with its discount. A total is an `Amount`, and an amount in a sentence is
 * formatted by `useMoney`.
 */
export function Price({ amountRupees, mrpRupees, discountText, size, strongMrp, labels }: PriceProps) {
  const classes = price({ size, strongMrp });
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
          <span>{labels.mrp}</span>{' '}
          {strongMrp ? <span translate="no">{money(mrpRupees)}</span> : <del translate="no">{money(mrpRupees)}</del>}
        </span>
      )}
      {discountText && <Badge tone="offer">{discountText}</Badge>}
    </span>
  );
}
