import { errorStateMessage, statePanel } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

const classes = statePanel();

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

const Message = styled('p', errorStateMessage);

/** An error state for content that did not load: shows what failed, and a Retry button. */
export function ErrorState({
  message,
  illustration,
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
  level = 2,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root}>
      {illustration}
      {title && <Heading className={classes.title}>{title}</Heading>}
      <Message role="alert">{message}</Message>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.action}>
        <Button variant="outline" busy={busy} onClick={onRetry} startIcon={<RotateCw aria-hidden />}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
