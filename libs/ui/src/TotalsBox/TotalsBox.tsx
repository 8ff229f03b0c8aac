import { totalsBoxFigure, totalsBoxRow } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { useMoney } from '../theme/settings';

export interface TotalsBoxProps {
  /** Rupees. */
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly words: {
    readonly title: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly total: string;
    readonly note: string;
  };
  /** 'You save ₹55.00' */
  readonly saving?: string;
  /** What the shopper does next, such as Pay Now. */
  readonly action?: ReactNode;
}

const Row = chakra('div', totalsBoxRow);
const Figure = chakra('dd', totalsBoxFigure);

/** A changed sum is a new element: one that grows to the left counts as a jump of the page. */
function Amount({ rupees, strong }: { rupees: number; strong?: boolean }) {
  const money = useMoney();
  return (
    <Figure key={rupees} textStyle={strong ? 'priceLarge' : 'price'}>
      {money(rupees)}
    </Figure>
  );
}

/** The sums of the cart: Subtotal, Shipping and Total (CART-09 to CART-11). */
export function TotalsBox({ subtotal, shipping, total, words, saving, action }: TotalsBoxProps) {
  return (
    <chakra.section
      aria-label={words.title}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '5', lg: '6' }}
    >
      <chakra.h2 textStyle="title" pb="4">
        {words.title}
      </chakra.h2>
      <chakra.dl display="grid" gap="3">
        <Row>
          <chakra.dt color="fg.muted">{words.subtotal}</chakra.dt>
          <Amount rupees={subtotal} />
        </Row>
        <Row>
          <chakra.dt color="fg.muted">{words.shipping}</chakra.dt>
          <Amount rupees={shipping} />
        </Row>
        <Row borderTopWidth="1px" borderColor="border" pt="4">
          <chakra.dt fontWeight="bold">{words.total}</chakra.dt>
          <Amount rupees={total} strong />
        </Row>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.muted" pt="1" textAlign="end">
        {words.note}
      </chakra.p>
      {saving && (
        <chakra.p pt="3" color="success.fg" fontWeight="semibold" textAlign="end">
          {saving}
        </chakra.p>
      )}
      {action && <chakra.div pt="5">{action}</chakra.div>}
    </chakra.section>
  );
}
