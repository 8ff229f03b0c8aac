import { actionBar } from '../../styled-system/recipes';
import { Amount } from '../Amount/Amount';
import { BottomBar } from '../BottomBar/BottomBar';
import type { ReactNode } from 'react';

const classes = actionBar();

export interface ActionBarProps {
  readonly label: string;
  /** In rupees, below 1025 px only. */
  readonly totalRupees: number;
  readonly action: ReactNode;
  readonly above?: ReactNode;
}

/** A sticky bar: last in a box as high as its content. */
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
