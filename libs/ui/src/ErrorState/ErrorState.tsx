import { errorStateMessage } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { StateAction, StatePanel, StateText, StateTitle } from '../StatePanel/StatePanel';

export interface ErrorStateProps {
  /** The message that the contract fixes, e.g. '...Error'; read out at once. */
  message: string;
  illustration?: ReactNode;
  title?: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** The level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

const Message = chakra('p', errorStateMessage);

/** Something did not load: says what, and offers to try again. */
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
