import type { ReactNode } from 'react';
import { StateAction, StatePanel, StateText, StateTitle } from '../StatePanel/StatePanel';

export interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  text?: string;
  /** The way on: one button or link. */
  action?: ReactNode;
  /** The level of the heading. @default 2 */
  level?: 1 | 2 | 3;
}

/** Nothing is here, and that is no error: says so and shows the way on. */
export const EmptyState = ({ illustration, title, text, action, level = 2 }: EmptyStateProps) => (
  <StatePanel>
    {illustration}
    <StateTitle as={`h${level}`}>{title}</StateTitle>
    {text && <StateText>{text}</StateText>}
    {action && <StateAction>{action}</StateAction>}
  </StatePanel>
);
