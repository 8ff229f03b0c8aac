import { receipt } from '../../styled-system/recipes';
import { Fragment, type Ref } from 'react';
import { Logo } from '../art/Logo/Logo';
import { useMoney } from '../money/money';

const classes = receipt();

/** The props of `Receipt`. It shows the amounts that it is given and computes none. */
export interface ReceiptProps {
  /** The heading of level 3, after the logo of the brand. */
  readonly title: string;
  /**
   * The ref of the heading, for a receipt whose heading takes the focus as it appears: `titleRef={focusOnMount}`. With
   * it, the heading can have the focus, and is not in the Tab order.
   */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What the receipt is and is not, such as that it is no tax invoice. */
  readonly notice?: string;
  /**
   * The facts of the order from top to bottom, such as its number, its date and how it was paid. A fact that the order
   * does not have is not in the list.
   */
  readonly facts: readonly {
    /** The name of the fact, unique on the receipt. */
    readonly name: string;
    /** The fact in words. Its line breaks are shown. */
    readonly value: string;
    /** 'no' for a value that a browser which translates the page must not change, such as a number of an order. */
    readonly translate?: 'no';
  }[];
  /** The ordered products from top to bottom, and other things that were paid for, such as a plan. */
  readonly lines: readonly {
    /** The full title of the product or of the other thing. */
    readonly title: string;
    /** The language of the title, such as 'en'. By default it is that of the page. */
    readonly titleLanguage?: string;
    /** A line below the title, such as '2 × ₹180.00'. */
    readonly detail?: string;
    /** The amount of the whole line in rupees, or in the main unit of the currency that `UiProvider` formats. */
    readonly amountRupees: number;
  }[];
  /** The amount that was paid, in rupees, or in the main unit of the currency that `UiProvider` formats. */
  readonly totalRupees: number;
  /** A sentence below the total about the amount that the shopper has saved. */
  readonly saving?: string;
  /** The words of the table. */
  readonly labels: {
    /** The heading of the column of the titles. */
    readonly product: string;
    /** The heading of the column of the amounts. */
    readonly amount: string;
    /** The name of the total, such as 'Total paid'. */
    readonly total: string;
  };
}

/**
 * `Receipt` is for a paid order, on the screen and on paper. The sums before the payment are a `TotalsBox`, and a
 * product in the cart is a `CartRow`.
 *
 * In print it is black on white, also in the dark theme. The screen that renders it has to hide everything else in
 * print.
 */
export function Receipt({ title, titleRef, notice, facts, lines, totalRupees, saving, labels }: ReceiptProps) {
  const money = useMoney();
  return (
    <article className={classes.root}>
      <div className={classes.head}>
        <Logo size={36} withName />
        <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={classes.title}>
          {title}
        </h3>
      </div>
      {notice && <p className={classes.notice}>{notice}</p>}
      <dl className={classes.facts}>
        {facts.map(({ name, value, translate }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd translate={translate}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{labels.product}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // The index is a safe key, because a paid order never changes. Two lines may have the same title.
            <tr key={index}>
              <th scope="row">
                <span lang={line.titleLanguage}>{line.title}</span>
                {line.detail && <span className={classes.detail}>{line.detail}</span>}
              </th>
              <td>{money(line.amountRupees)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            <td>{money(totalRupees)}</td>
          </tr>
        </tfoot>
      </table>
      {saving && <p>{saving}</p>}
    </article>
  );
}
