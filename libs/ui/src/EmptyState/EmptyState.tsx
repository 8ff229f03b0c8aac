import { statePanel } from '../../styled-system/recipes';
import type { ReactNode } from 'react';

const classes = statePanel();

export interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** The panel of both states. */
export function StatePanel({
  illustration,
  title,
  message,
  text,
  action,
  level = 2,
}: Partial<EmptyStateProps> & { message?: string }) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root}>
      {illustration}
      {title && <Heading className={classes.title}>{title}</Heading>}
      {message && (
        <p className={classes.message} role="alert">
          {message}
        </p>
      )}
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** A message without an error, and the next step. */
export const EmptyState = (props: EmptyStateProps) => <StatePanel {...props} />;
