import { memo } from 'react';
import { iconButtonCount } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { chakra } from '../theme/chakra';

const Badge = chakra('span', iconButtonCount);

/**
 * A number on the corner of a button; none at 0. Rendered anew only when it has changed, so that it swells then, once
 * `loadMovesOnChange` has brought the code for that.
 */
export const Count = memo(function Count({ value }: { value: number }) {
  return (
    value > 0 && (
      <Badge aria-hidden>
        {value}
        {moves.Pop && <moves.Pop key={value} />}
      </Badge>
    )
  );
});
