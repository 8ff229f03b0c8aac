import { errorStateMessage } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { StateAction, StatePanel, StateText, StateTitle } from '../StatePanel/StatePanel';

export interface ErrorStateProps {
  /** The message that the contract fixes, e.g. '...Error'. Screen readers announce it at once. */
  message: string;
  /** A picture above the title. */
  illustration?: ReactNode;
  /** The heading: what failed. */
  title?: string;
  /** What the shopper can do about it. */
  text?: string;
  /** The text of the Retry button. */
  retryLabel: string;
  /** Called to try again. */
  onRetry: () => void;
  /** The retry is in progress. */
  busy?: boolean;
  /** The level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

const Message = chakra('p', errorStateMessage);

/** An error state for content that did not load: shows what failed, and a Retry button. */
export const ErrorState = ({
  message,
  illustration,
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
  level = 2,
}: ErrorStateProps) => (
  <StatePanel>
    {illustration}
    {title && <StateTitle as={`h${level}`}>{title}</StateTitle>}
    <Message role="alert">{message}</Message>
    {text && <StateText>{text}</StateText>}
    <StateAction>
      <Button variant="outline" busy={busy} onClick={onRetry} startIcon={<RotateCw aria-hidden />}>
        {retryLabel}
      </Button>
    </StateAction>
  </StatePanel>
);
