import { Logo, useMoney } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { Order } from '@niramaya/contract';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { ordersCopy } from '@niramaya/copy/orders';
import { Fragment } from 'react';
import { receipt } from './Receipt.recipe';

const classes = receipt();

interface ReceiptProps {
  readonly order: Order;
  /** Rows below number and date, such as the method of payment. A fact whose value is absent or empty is left out. */
  readonly facts: readonly { readonly name: string; readonly value: string | null | undefined }[];
  /** Lists a consultation as a line without a price, because its fee is no part of the total. @default false */
  readonly hasConsultation?: boolean;
}

/** Receipt shows a paid order with its lines and sums, in rupees. In print it is black on white. */
export function Receipt({ order, facts, hasConsultation = false }: ReceiptProps) {
  const { lines, planRupees } = order;
  const money = useMoney();
  // `price` of a line is the MRP and `discountedPrice` the price that was paid, both in rupees per pack.
  const saved = lines.reduce((sum, line) => sum + Math.max(0, line.price - line.discountedPrice) * line.quantity, 0);
  return (
    <article className={classes.paper}>
      <div className={classes.head}>
        <Logo size={36} withName />
        <styled.h3 textStyle="title">{ordersCopy.paper.title}</styled.h3>
      </div>
      <p className={classes.notice}>{ordersCopy.paper.notice}</p>
      <dl className={classes.facts}>
        <dt>{ordersCopy.paper.number}</dt>
        <dd translate="no">{order.id}</dd>
        {[{ name: ordersCopy.paper.date, value: ordersCopy.moment(order.placedAtMs) }, ...facts].map(
          ({ name, value }) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{ordersCopy.paper.product}</th>
            <th scope="col">{ordersCopy.paper.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // The index is a safe key, because an order never changes. `placeOrder` stores one line for each title, but
            // the schema of a stored order does not require it.
            <tr key={index}>
              <th scope="row">
                <span>{line.title}</span>
                <span className={classes.each}>{`${line.quantity} × ${money(line.discountedPrice)}`}</span>
              </th>
              <td>{money(line.discountedPrice * line.quantity)}</td>
            </tr>
          ))}
          {hasConsultation && (
            <tr>
              <th scope="row">
                <span>{paidConsultationCopy.title}</span>
                <span className={classes.each}>{paidConsultationCopy.notCharged}</span>
              </th>
              <td>{money(0)}</td>
            </tr>
          )}
          {planRupees > 0 && (
            <tr>
              <th scope="row">{ordersCopy.paper.plan(order.planMonths)}</th>
              <td>{money(planRupees)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ordersCopy.paper.total}</th>
            <td>{money(order.totalRupees)}</td>
          </tr>
        </tfoot>
      </table>
      {/*
        `placeOrder` adds a plan only if the cart costs nothing. The saving on such free products is left out, because the
        shopper has paid for the plan alone.
      */}
      {saved > 0 && planRupees === 0 && <p>{ordersCopy.paper.saved(money(saved))}</p>}
    </article>
  );
}
