import { memo } from 'react';
import { iconButtonCount } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { styled } from '../theme/styled';

const Badge = styled('span', iconButtonCount);

/**
 * A count badge on the corner of a button; nothing at 0. It renders again only when the number changes, and then it
 * swells. The code for that comes with `loadMovesOnChange`.
 */
export const Count = memo(function Count({ value }: { value: number }) {
  return (
    value > 0 && (
      <Badge aria-hidden>
        <span>{value}</span>
        {moves.Pop && <moves.Pop key={value} />}
      </Badge>
    )
  );
});
