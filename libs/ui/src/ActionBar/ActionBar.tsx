import { actionBar } from '../../styled-system/recipes';
import { Amount } from '../Amount/Amount';
import { BottomBar } from '../BottomBar/BottomBar';
import type { ReactNode } from 'react';

const classes = actionBar();

export interface ActionBarProps {
  /** The label of the sum: 'Total'. */
  readonly label: string;
  /** The sum in rupees. It shows below 1025 px. On wider screens the sums are above the bar. */
  readonly totalRupees: number;
  /** The next step: one button, as wide as there is room. */
  readonly action: ReactNode;
  /** Content above both, such as a question before the step is taken. */
  readonly above?: ReactNode;
}

/**
 * A sticky bar with the sum and the next step, always in reach. It sticks to the lower edge of the screen while the
 * content that it belongs to is visible. At the end of that content it stays in place. Put it last in a `Container`, in
 * a box that is as high as all that it belongs to.
 */
export function ActionBar({ label, totalRupees, action, above }: ActionBarProps) {
  return (
    <BottomBar className={classes.root}>
      {above && <div className={classes.above}>{above}</div>}
      <p className={classes.sum}>
        <span>{label}</span>
        <strong>
          <Amount rupees={totalRupees} />
        </strong>
      </p>
      <div className={classes.action}>{action}</div>
    </BottomBar>
  );
}
