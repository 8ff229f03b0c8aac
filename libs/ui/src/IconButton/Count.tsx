import { memo } from 'react';
import { iconButtonCount } from '../../styled-system/recipes';
import { moves } from '../motion/moves';
import { styled } from '../theme/styled';

const Badge = styled('span', iconButtonCount);

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
