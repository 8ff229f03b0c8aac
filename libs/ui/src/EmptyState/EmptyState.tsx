import { statePanel } from '../../styled-system/recipes';
import type { ReactNode } from 'react';

const classes = statePanel();

export interface EmptyStateProps {
  /** A picture above the title. */
  illustration?: ReactNode;
  /** The heading: what is missing. */
  title: string;
  /** The reason, or what the shopper can do. */
  text?: string;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** The level of the heading. @default 2 */
  level?: 1 | 2 | 3;
}

/** An empty state that is not an error: a message and the next step. */
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
