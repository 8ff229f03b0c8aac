import { useRef, useState } from 'react';
import { amountFigure } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { styled } from '../theme/styled';
import { useMoney } from '../money/money';

export interface AmountProps {
  readonly rupees: number;
  /** Use `end` in a column. */
  readonly align?: 'start' | 'end';
}

const Figure = styled('span', amountFigure);

/** An amount that counts to its new value. */
export function Amount({ rupees, align = 'start' }: AmountProps) {
  const money = useMoney();
  const figure = useRef<HTMLElement>(null);
  const [{ at, from }, setSums] = useState({ at: rupees, from: rupees });
  const { Counting } = moves;
  // A change before the animations load must not animate later.
  if (at !== rupees) setSums({ at: rupees, from: Counting ? at : rupees });
  return (
    <>
      {/* A new element: growth to the left counts as a layout shift. */}
      <Figure key={rupees} ref={figure} align={align} htmlTranslate="no">
        {money(rupees)}
      </Figure>
      {Counting && from !== rupees && <Counting figure={figure} from={from} to={rupees} format={money} />}
    </>
  );
}
