import { totalsBoxFigure, totalsBoxRow } from '../../styled-system/recipes';
import { Amount } from '../Amount/Amount';
import { chakra } from '../theme/chakra';

export interface TotalsBoxProps {
  /** Rupees. */
  readonly subtotal: number;
  /** Rupees. */
  readonly shipping: number;
  /** Rupees. */
  readonly total: number;
  /** The labels of the amounts and the line below them. */
  readonly words: {
    readonly title: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly total: string;
    readonly note: string;
  };
  /** 'You save ₹55.00' */
  readonly saving?: string;
}

const Row = chakra('div', totalsBoxRow);
const Figure = chakra('dd', totalsBoxFigure);

/** Renders the amounts of the cart: Subtotal, Shipping and Total (CART-09 to CART-11). */
export function TotalsBox({ subtotal, shipping, total, words, saving }: TotalsBoxProps) {
  return (
    <chakra.section aria-label={words.title} layerStyle="panel" boxShadow="card" p={{ base: '5', lg: '6' }}>
      <chakra.h2 textStyle="title" pb="4">
        {words.title}
      </chakra.h2>
      <chakra.dl display="grid" gap="3">
        <Row>
          <chakra.dt color="fg.muted">{words.subtotal}</chakra.dt>
          <Figure textStyle="price">
            <Amount rupees={subtotal} align="end" />
          </Figure>
        </Row>
        <Row>
          <chakra.dt color="fg.muted">{words.shipping}</chakra.dt>
          <Figure textStyle="price">
            <Amount rupees={shipping} align="end" />
          </Figure>
        </Row>
        <Row borderTopWidth="1px" borderColor="border" pt="4">
          <chakra.dt fontWeight="bold">{words.total}</chakra.dt>
          <Figure textStyle="priceLarge">
            <Amount rupees={total} align="end" />
          </Figure>
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
    </chakra.section>
  );
}
