import { actionBar } from '../../styled-system/recipes';
import { Amount } from '../Amount/Amount';
import { BottomBar } from '../BottomBar/BottomBar';
import type { ReactNode } from 'react';

export interface ActionBarProps {
  /** The name of the total, such as 'Total'. It is visible where the total is. */
  readonly label: string;
  /**
   * The total in rupees. By default it is visible below 1025 px only, because a wider screen shows the sums above the
   * bar.
   */
  readonly totalRupees: number;
  /**
   * Whether the total is visible from 1025 px on too, for sums above the bar that may be out of sight.
   * @default false
   */
  readonly totalOnWide?: boolean;
  /**
   * The next step: one button. It takes 58 % of a line that it shares with the total, and otherwise the whole line.
   * From 601 to 1024 px it is 24rem wide at most.
   */
  readonly action: ReactNode;
  /** Content in a line of its own above total and button, such as a question before the step. */
  readonly above?: ReactNode;
}

/**
 * `ActionBar` is for a screen that is longer than the window and has one next step with a total, such as paying. A step
 * without a total is a `Button`, and a bar with other content is a `BottomBar`.
 *
 * The bar sticks to the lower edge of the window while its parent element is visible. It must be the last child of a
 * parent that is as high as all the content that the step belongs to. Use one per screen, because two would cover each
 * other.
 */
export function ActionBar({ label, totalRupees, totalOnWide = false, action, above }: ActionBarProps) {
  const classes = actionBar({ totalOnWide });
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
