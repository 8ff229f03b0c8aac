import type { ReactNode } from 'react';
import { StateAction, StatePanel, StateText, StateTitle } from '../StatePanel/StatePanel';

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
export const EmptyState = ({ illustration, title, text, action, level = 2 }: EmptyStateProps) => (
  <StatePanel>
    {illustration}
    <StateTitle as={`h${level}`}>{title}</StateTitle>
    {text && <StateText>{text}</StateText>}
    {action && <StateAction>{action}</StateAction>}
  </StatePanel>
);
