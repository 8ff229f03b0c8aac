import { errorStateMessage, statePanel } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

const classes = statePanel();

export interface ErrorStateProps {
  /** The contract's text, announced at once. */
  message: string;
  illustration?: ReactNode;
  title?: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  /** @default 2 */
  level?: 1 | 2 | 3;
}

const Message = styled('p', errorStateMessage);

/** A message for content that did not load, with a retry. */
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
