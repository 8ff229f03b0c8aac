import { totalsBox } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { Amount } from '../Amount/Amount';

const classes = totalsBox();

export interface TotalsBoxProps {
  /** The heading of level 2, which also names the section for screen readers. */
  readonly title: string;
  /**
   * The sums from top to bottom. The last one is the total: it is larger, below a line. The box shows the amounts that
   * it is given and computes none.
   */
  readonly sums: readonly {
    /** The name of the sum, such as 'Shipping', unique in the box. */
    readonly name: string;
    /** The amount in rupees, or in the main unit of the currency that `UiProvider` formats. */
    readonly rupees: number;
  }[];
  /** A line below the total, such as that it includes all taxes. */
  readonly note?: string;
  /** A sentence below the note about the amount that the shopper saves. */
  readonly saving?: string;
  /** Content below the sums, such as a check of the prices. */
  readonly children?: ReactNode;
}

/**
 * `TotalsBox` is for the sums of a cart before the payment. The price of one product is a `Price`, a total with the
 * button for the next step an `ActionBar`, and a paid order a `Receipt`. Sums that are not known yet are `Skeleton`s.
 *
 * A changed amount counts from the old to the new one, as `Amount` does.
 */
export function TotalsBox({ title, sums, note, saving, children }: TotalsBoxProps) {
  return (
    <section className={classes.root} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.sums}>
        {sums.map(({ name, rupees }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount rupees={rupees} align="end" />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
      {saving && <p className={classes.saving}>{saving}</p>}
      {children}
    </section>
  );
}
