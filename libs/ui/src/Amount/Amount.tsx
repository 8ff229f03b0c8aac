import { useRef, useState } from 'react';
import { amountFigure } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { styled } from '../theme/styled';
import { useMoney } from '../theme/settings';

export interface AmountProps {
  /** The amount in rupees. */
  readonly rupees: number;
  /** The edge that stays in place while the amount grows. Use `end` in a column of figures. */
  readonly align?: 'start' | 'end';
}

const Figure = styled('span', amountFigure);

/**
 * An amount that counts to its new value when it changes, such as the total of the cart. It has the size and weight of
 * the text around it (CART-11).
 */
export function Amount({ rupees, align = 'start' }: AmountProps) {
  const money = useMoney();
  const figure = useRef<HTMLElement>(null);
  const [{ at, from }, setSums] = useState({ at: rupees, from: rupees });
  const { Counting } = moves;
  // A later render must not animate a change that was before the chunk of the animations.
  if (at !== rupees) setSums({ at: rupees, from: Counting ? at : rupees });
  return (
    <>
      {/* A changed sum is a new element, because an element that grows to the left counts as a layout shift. */}
      <Figure key={rupees} ref={figure} align={align} htmlTranslate="no">
        {money(rupees)}
      </Figure>
      {Counting && from !== rupees && <Counting figure={figure} from={from} to={rupees} format={money} />}
    </>
  );
}
