import { useRef, useState } from 'react';
import { amountFigure } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { styled } from '../theme/styled';
import { useMoney } from '../money/money';

export interface AmountProps {
  /**
   * The amount in rupees, or in the main unit of the currency that `UiProvider` formats. Nothing is converted. It may
   * be negative or have decimals.
   */
  readonly rupees: number;
  /**
   * The edge that stays in place while the figures change. Use `end` in a column of figures that is aligned to the
   * right. @default 'start'
   */
  readonly align?: 'start' | 'end';
}

/** The element of the figures, with the styles that hide the text under the counting number. */
const Figure = styled('span', amountFigure);

/**
 * `Amount` is for a total that changes while the shopper watches, such as the sum of the cart. The price of a product
 * is a `Price`, and a total that is not known yet is a `Skeleton`.
 *
 * The visible figures count from the old to the new amount once `loadMovesOnChange` has loaded the animations. Screen
 * readers and tests read the new amount at once. With reduced motion nothing counts.
 */
export function Amount({ rupees, align = 'start' }: AmountProps) {
  const money = useMoney();
  const figure = useRef<HTMLElement>(null);
  // `at` is the amount that is visible, and `from` the amount that was visible before.
  const [{ at, from }, setSums] = useState({ at: rupees, from: rupees });
  const { Counting } = moves;
  // While the animations are not loaded, `from` follows the amount. Otherwise a change from before would be animated
  // later.
  if (at !== rupees) setSums({ at: rupees, from: Counting ? at : rupees });
  return (
    <>
      {/* The key makes a new element for each amount, because text that grows to the left counts as a layout shift. */}
      <Figure key={rupees} ref={figure} align={align} htmlTranslate="no">
        {money(rupees)}
      </Figure>
      {Counting && from !== rupees && <Counting amountRef={figure} from={from} to={rupees} format={money} />}
    </>
  );
}
