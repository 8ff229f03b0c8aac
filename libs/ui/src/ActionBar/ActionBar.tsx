import { actionBarAbove, actionBarAction, actionBarRoot, actionBarSum } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { useMoney } from '../theme/settings';

export interface ActionBarProps {
  /** What the sum is called: 'Total'. */
  readonly label: string;
  /** Rupees. Shown below 1025 px; on wider screens the sums stand above the bar. */
  readonly totalRupees: number;
  /** The next step: one button, as wide as there is room. */
  readonly action: ReactNode;
  /** Stands above both, such as a question before the step is taken. */
  readonly above?: ReactNode;
}

const Root = chakra('div', actionBarRoot);
const Above = chakra('div', actionBarAbove);
const Sum = chakra('p', actionBarSum);
const Action = chakra('div', actionBarAction);

/**
 * The sum and the next step, always in reach: it sticks to the lower edge of the screen for as long as what it belongs to
 * is in sight, and stands at its end. Put it last in a `Container`, in a box that is as high as all that it belongs to.
 */
export function ActionBar({ label, totalRupees, action, above }: ActionBarProps) {
  const money = useMoney();
  return (
    <Root>
      {above && <Above>{above}</Above>}
      <Sum>
        <span>{label}</span>
        {/* A changed sum is a new element: one that grows counts as a jump of the page. */}
        <chakra.strong key={totalRupees} textStyle="price">
          {money(totalRupees)}
        </chakra.strong>
      </Sum>
      <Action>{action}</Action>
    </Root>
  );
}
