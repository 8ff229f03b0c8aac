import { statePanel } from '../../styled-system/recipes';
import type { ReactNode } from 'react';

const classes = statePanel();

export interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** @default 2 */
  level?: 1 | 2 | 3;
}

/** A message without an error, and the next step. */
export function EmptyState({ illustration, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root}>
      {illustration}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
